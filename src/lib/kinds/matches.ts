import { fold, foldedWords } from '#lib/domain/fold.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { splitShownName } from '#lib/domain/shown-name.ts';
import { KINDS } from './definitions.ts';
import type { FacetName } from './kind.ts';
import type { ListQuery } from './list-query.ts';

/** What matching looks at, for an item of any kind. */
export interface Matchable {
  title: string;
  tags: readonly string[];
  authorName: string;
  difficulty?: number | null;
  imagingType?: string | null;
  region?: string | null;
  /** Of the working copy. */
  reviewStatus?: string | null | undefined;
  /** Of a questionnaire's fiches (`QuestionnaireSummary`). */
  ficheWords?: string | undefined;
}

/** The folded words a search can find an item by. Each query word must be a prefix of one of them. */
export function searchTerms(kind: ItemKind, item: Matchable): string[] {
  const texts = [item.title, ...item.tags, item.ficheWords ?? ''];
  // Without what tells namesakes apart: marking somebody must not mean indexing all their items again.
  if (KINDS[kind].searchesAuthor) texts.push(splitShownName(item.authorName)[0]);
  return foldedWords(texts.join(' '));
}

/** The values an item has for a facet, folded as they are compared. */
export function facetValues(facet: FacetName, item: Matchable): string[] {
  switch (facet) {
    case 'tag':
      return [...new Set(item.tags.map(fold))];
    case 'difficulty':
      return item.difficulty ? [String(item.difficulty)] : [];
    case 'imagingType':
      return item.imagingType ? [fold(item.imagingType)] : [];
    case 'region':
      return item.region ? [fold(item.region)] : [];
    case 'reviewStatus':
      return item.reviewStatus ? [fold(item.reviewStatus)] : [];
  }
}

/**
 * The one definition of « this item is in that list », used at once on the loaded page
 * and mirrored by the server's query (a contract test holds the two together).
 */
export function matches(kind: ItemKind, item: Matchable, query: Pick<ListQuery, 'q' | 'selected'>): boolean {
  const terms = searchTerms(kind, item);
  if (!foldedWords(query.q).every((word) => terms.some((term) => term.startsWith(word)))) return false;
  return KINDS[kind].filters.every((filter) => {
    const wanted = query.selected[filter.param]?.map(fold) ?? [];
    if (wanted.length === 0) return true;
    const values = facetValues(filter.facet, item);
    return filter.mode === 'all'
      ? wanted.every((value) => values.includes(value))
      : wanted.some((value) => values.includes(value));
  });
}
