import { splitShownName } from '#lib/accounts/shown-name.ts';
import { fold, foldedWords } from '#lib/platform/fold.ts';
import { corrected, isAmong, readSearch, type SearchTerm } from '#lib/search/read-search.ts';
import type { ItemKind, Visibility } from '../item.ts';
import { statesOf } from '../item-state.ts';
import { KINDS } from './definitions.ts';
import type { FacetName } from './kind.ts';
import { allFilters, type ListQuery } from './list-query.ts';

/** The data of an item of any kind that filters and searches use. */
export interface Matchable {
  title: string;
  tags: readonly string[];
  authorName: string;
  /** For own items; in all other lists items are public. */
  visibility?: Visibility | undefined;
  /** Whether the person has opened the item, or owns it. */
  read?: boolean | undefined;
  mine?: boolean | undefined;
  difficulty?: number | null;
  imagingType?: string | null;
  region?: string | null;
  /** Status of the working copy. */
  reviewStatus?: string | null | undefined;
  /** Whether the item lacks something for publication; only for own items. */
  incomplete?: boolean | undefined;
  /** Words of a questionnaire's fiches (`QuestionnaireSummary`). */
  ficheWords?: string | undefined;
  /** For a case: DICOM's codes of the modalities in its folders, and the folders with images. */
  modalities?: readonly string[] | undefined;
  folderImages?: readonly { folder: string }[] | undefined;
  /** The questions of a case: their count in its summary or on its card. For a questionnaire, a list of ids. */
  questions?: { count: number } | readonly string[] | undefined;
  questionsCount?: number | undefined;
  /** For a protocol (`ProtocolSearchTexts`), like the two that follow. */
  rowNames?: readonly string[] | undefined;
  indications?: readonly string[] | undefined;
  contraindications?: readonly string[] | undefined;
  agents?: readonly string[] | undefined;
  suits?: readonly string[] | undefined;
}

/** Where a search finds a word, best first: in the title, in a label by which the item is filed, anywhere else. */
export const WORD_FIELDS = ['title', 'label', 'text'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** The texts of an item that a search reads. */
type WordSource =
  | 'title'
  | 'tag'
  | 'imagingType'
  | 'region'
  | 'modality'
  | 'author'
  | 'fiche'
  | 'folder'
  | 'row'
  | 'indication'
  | 'agent'
  | 'contraindication';

const FIELD_OF: Readonly<Record<WordSource, WordField>> = {
  title: 'title',
  tag: 'label',
  imagingType: 'label',
  region: 'label',
  modality: 'label',
  author: 'text',
  fiche: 'text',
  folder: 'text',
  row: 'text',
  indication: 'text',
  agent: 'text',
  contraindication: 'text',
};

/** All texts of an item that a search looks at, the most significant first. */
function searchTexts(kind: ItemKind, item: Matchable): (readonly [WordSource, string])[] {
  const { searchesAuthor } = KINDS[kind];
  const named = (source: WordSource, texts: readonly (string | null | undefined)[] = []) =>
    texts.flatMap((text) => (text ? [[source, text] as const] : []));
  return [
    ...named('title', [item.title]),
    ...named('tag', item.tags),
    ...named('imagingType', [item.imagingType]),
    ...named('region', [item.region]),
    ...named('modality', item.modalities),
    // Without the suffix that distinguishes namesakes: adding it must not require reindexing all the person's items.
    ...named('author', searchesAuthor ? [splitShownName(item.authorName)[0]] : []),
    ...named('fiche', [item.ficheWords]),
    ...named(
      'folder',
      item.folderImages?.map(({ folder }) => folder),
    ),
    ...named('indication', item.indications),
    ...named('row', item.rowNames),
    ...named('agent', item.agents),
    // Last: an indication is more significant than a contra-indication.
    ...named('contraindication', item.contraindications),
  ];
}

/** The folded words by which a search finds an item, by the field that contains them. */
export function searchWords(kind: ItemKind, item: Matchable): Record<WordField, string[]> {
  const texts = Map.groupBy(searchTexts(kind, item), ([source]) => FIELD_OF[source]);
  const wordsOf = (field: WordField) =>
    foldedWords((texts.get(field) ?? []).map(([, text]) => text).join(' '));
  return { title: wordsOf('title'), label: wordsOf('label'), text: wordsOf('text') };
}

function allWords(kind: ItemKind, item: Matchable): string[] {
  return foldedWords(
    searchTexts(kind, item)
      .map(([, text]) => text)
      .join(' '),
  );
}

function asksQuestions({ questions, questionsCount = 0 }: Matchable): boolean {
  return questionsCount > 0 || (questions !== undefined && 'count' in questions && questions.count > 0);
}

/** The values of an item for a facet, folded for comparison. */
export function facetValues(facet: FacetName, item: Matchable): string[] {
  switch (facet) {
    case 'tag':
      return [...new Set(item.tags.map(fold))];
    case 'difficulty':
      return item.difficulty ? [String(item.difficulty)] : [];
    case 'suits':
      return item.suits?.map(fold) ?? [];
    case 'imagingType':
    case 'region':
    case 'reviewStatus':
      return item[facet] ? [fold(item[facet])] : [];
    case 'questions':
      return asksQuestions(item) ? ['oui'] : [];
    case 'read':
      return [item.read || item.mine ? 'oui' : 'non'];
    case 'state':
      return item.visibility ? statesOf({ ...item, visibility: item.visibility }) : [];
  }
}

/** The search terms for these items: a word that no item contains is replaced by known words one letter away. */
export function wantedAmong(kind: ItemKind, items: readonly Matchable[], q: string): SearchTerm[] {
  const words = items.map((item) => allWords(kind, item));
  return readSearch(q).map((wanted) => {
    if (words.some((own) => isAmong(wanted, own))) return wanted;
    return corrected(wanted, words.flat())?.wanted ?? wanted;
  });
}

/**
 * The single definition of « this item is in that list », applied immediately to the loaded page and mirrored by the
 * server's query (a contract test compares both).
 * @param wanted the search terms, if they were parsed before
 */
export function matches(
  kind: ItemKind,
  item: Matchable,
  query: Pick<ListQuery, 'q' | 'selected'>,
  wanted = readSearch(query.q),
): boolean {
  const words = wanted.length > 0 ? allWords(kind, item) : [];
  if (!wanted.every((each) => isAmong(each, words))) return false;
  return allFilters(kind).every((filter) => {
    const chosen = query.selected[filter.param]?.map(fold) ?? [];
    if (chosen.length === 0) return true;
    const values = facetValues(filter.facet, item);
    return filter.mode === 'all'
      ? chosen.every((value) => values.includes(value))
      : chosen.some((value) => values.includes(value));
  });
}

/** The rank of a match, 0 the best: all words in the title, in title and labels, anywhere. */
export function rankOf(kind: ItemKind, item: Matchable, wanted: readonly SearchTerm[]): number {
  const words = searchWords(kind, item);
  const rank = WORD_FIELDS.findIndex((_, at) => {
    const looked = WORD_FIELDS.slice(0, at + 1).flatMap((field) => words[field]);
    return wanted.every((each) => isAmong(each, looked));
  });
  return rank < 0 ? WORD_FIELDS.length : rank;
}

/** Why an item is found when its title does not show it: for each such word, the first text that has it. */
export function reasonsOf(
  kind: ItemKind,
  item: Matchable,
  wanted: readonly SearchTerm[],
): { source: WordSource; text: string }[] {
  const texts = searchTexts(kind, item).map(
    ([source, text]) => ({ source, text, words: foldedWords(text) }) as const,
  );
  const inTitle = foldedWords(item.title);
  const reasons = wanted
    .filter((each) => !isAmong(each, inTitle))
    .flatMap((each) => {
      const found = texts.find(({ words }) => isAmong(each, words));
      if (!found) return [];
      // For fiches only an index of words is available: the matching words are shown.
      const said = found.words.filter((word) => isAmong(each, [word])).join(' ');
      return [{ source: found.source, text: found.source === 'fiche' && said ? said : found.text }];
    });
  return [...new Map(reasons.map((reason) => [reason.text, reason])).values()];
}
