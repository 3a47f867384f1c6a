import { practicePaths } from '#lib/practice/path-rules.ts';

/** Two lists that everybody has, and those that one names. */
export const STANDING_COLLECTIONS = ['review', 'favourite'] as const;
export type StandingCollection = (typeof STANDING_COLLECTIONS)[number];
export type CollectionKind = StandingCollection | 'named';

export const COLLECTIONS_MAX = 200;
/** Cases of one collection. */
export const COLLECTED_MAX = 500;
export const COLLECTION_NAME_MAX = 100;
export const COLLECTION_DESCRIPTION_MAX = 1000;
/** Characters of why a case is in a collection. */
export const COLLECTED_WORD_MAX = 200;

/** Whether a collection's id is one of the names that stand for the two that everybody has. */
export function isStanding(id: string): id is StandingCollection {
  return STANDING_COLLECTIONS.some((known) => known === id);
}

/** Addresses of the pages about collections. */
export const COLLECTION_PATHS = {
  all: '/collections',
  notes: '/collections/notes',
  one: (id: string) => `/collections/${id}`,
  shared: (token: string) => `/shared/${token}`,
  /** Practising with a collection of one's own, or with one whose link's token one has. */
  practice: (idOrToken: string) => practicePaths.asking({ collection: idOrToken }),
};
