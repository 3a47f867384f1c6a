import { practicePaths } from '#lib/practice/path-rules.ts';

/** The two lists that every account has; all others are named by their owner. */
export const STANDING_COLLECTIONS = ['review', 'favourite'] as const;
export type StandingCollection = (typeof STANDING_COLLECTIONS)[number];
export type CollectionKind = StandingCollection | 'named';

export const COLLECTIONS_MAX = 200;
/** Maximum number of cases in one collection. */
export const COLLECTED_MAX = 500;
export const COLLECTION_NAME_MAX = 100;
export const COLLECTION_DESCRIPTION_MAX = 1000;
/** Maximum length of the reason why a case is in a collection. */
export const COLLECTED_WORD_MAX = 200;

/** Whether an id names one of the two lists that every account has. */
export function isStanding(id: string): id is StandingCollection {
  return STANDING_COLLECTIONS.some((known) => known === id);
}

export const COLLECTION_PATHS = {
  all: '/collections',
  notes: '/collections/notes',
  one: (id: string) => `/collections/${id}`,
  shared: (token: string) => `/shared/${token}`,
  /** Starts practice with the person's own collection (its id) or a shared one (its token). */
  practice: (idOrToken: string) => practicePaths.asking({ collection: idOrToken }),
};
