/** The three kinds of content. They behave alike; what differs is in `kinds/`. */
export const ITEM_KINDS = ['questionnaire', 'case', 'protocol'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Plural used in paths: `/api/cases/public`. */
export const KIND_PLURALS = {
  questionnaire: 'questionnaires',
  case: 'cases',
  protocol: 'protocols',
} as const;
export type KindPlural = (typeof KIND_PLURALS)[ItemKind];

/**
 * A person's role for another person's item; `author`: they write it with its owner; `holder`: they opened its
 * unlisted link.
 */
export type ItemRole = 'reviewer' | 'author' | 'holder';

export const VISIBILITIES = ['draft', 'private', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const TITLE_MAX = 200;
export const TAGS_MAX = 30;
export const TAG_MAX = 50;
export const COMMENT_MAX = 500;
/** How many people may write one item with its owner. */
export const AUTHORS_MAX = 10;
/** Maximum length of an author's note on a version. */
export const WORD_MAX = 200;

/** Where an unlisted link leads from. */
export const unlistedPath = (token: string) => `/unlisted/${token}`;

/** The kind whose plural is given, or undefined: `cases` → `case`. */
export function kindOfPlural(plural: string | undefined): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => KIND_PLURALS[kind] === plural);
}
