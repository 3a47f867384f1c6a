/** The three kinds of content. They behave alike; the differences are in `kinds/`. */
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
 * A person's role in another person's item: `author` is a co-author; a `holder` opened its
 * unlisted link.
 */
export type ItemRole = 'reviewer' | 'author' | 'holder';

export const VISIBILITIES = ['draft', 'private', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const TITLE_MAX = 200;
export const TAGS_MAX = 30;
export const TAG_MAX = 50;
export const COMMENT_MAX = 500;
/** Maximum number of co-authors of an item. */
export const AUTHORS_MAX = 10;
/** Maximum length of an author's note on a version. */
export const WORD_MAX = 200;

/** The path of an unlisted link. */
export const unlistedPath = (token: string) => `/unlisted/${token}`;

/** The kind with this plural, or undefined: `cases` → `case`. */
export function kindOfPlural(plural: string | undefined): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => KIND_PLURALS[kind] === plural);
}
