import { z } from 'zod';
import { CARDS, type CardOf } from '#lib/items/schemas.ts';
import {
  COLLECTED_MAX,
  COLLECTED_WORD_MAX,
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  COLLECTIONS_MAX,
} from './rules.ts';

const name = z
  .string()
  .trim()
  .min(1, 'collection_name_invalid')
  .max(COLLECTION_NAME_MAX, 'collection_name_invalid');
const description = z.string().trim().max(COLLECTION_DESCRIPTION_MAX, 'collection_text_too_long');

export const newCollection = z.strictObject({
  name,
  description: description.default(''),
  /** First case of the new collection. */
  case: z.string().optional(),
});
export type NewCollection = z.infer<typeof newCollection>;

export const collectionChange = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  /** The revision that the client read; refused if name or description has changed since. */
  revision: z.int(),
});
export type CollectionChange = z.infer<typeof collectionChange>;

/** A collection, as its owner sees it. */
export const collectionEntry = z.object({
  /** An id, or `review` or `favourite` for the two lists that every account has. */
  _id: z.string(),
  kind: z.enum(['review', 'favourite', 'named']),
  /** Empty for the two lists that every account has. */
  name: z.string(),
  description: z.string(),
  revision: z.number().int(),
  /** Number of cases, including those that are no longer readable. */
  cases: z.number().int(),
  /** Last part of the shared address; null when the list is not shared. */
  shareToken: z.string().nullable(),
  updatedAt: z.string().nullable(),
});
export type CollectionEntry = z.infer<typeof collectionEntry>;

/** The two lists that every account has, then the named ones in their owner's order. */
export const collectionList = z.object({ collections: z.array(collectionEntry) });

export const collectionOrder = z.strictObject({ collections: z.array(z.string()).max(COLLECTIONS_MAX) });

/** Position and reason of a case. Missing values stay unchanged; a new case goes last. */
export const collectedChange = z.strictObject({
  /** From 0. */
  position: z.int().min(0).max(COLLECTED_MAX).optional(),
  word: z.string().trim().max(COLLECTED_WORD_MAX, 'collection_text_too_long').nullish(),
});
export type CollectedChange = z.infer<typeof collectedChange>;

/** Cases that are not listed follow in their present order. */
export const collectedOrder = z.strictObject({ cases: z.array(z.string()).max(COLLECTED_MAX) });

/** A case of a collection; without a card when it is no longer readable. */
export const collectedCase = z.object({
  caseId: z.string(),
  word: z.string().nullable(),
  addedAt: z.string(),
  card: CARDS.case.nullable(),
});
export type CollectedCase = z.infer<typeof collectedCase>;

export const readCollection = z.object({ collection: collectionEntry, cases: z.array(collectedCase) });
export type ReadCollection = z.infer<typeof readCollection>;

/** A shared collection as stored offline: the ids of its public cases. */
export const sharedCases = z.object({
  kind: z.enum(['review', 'favourite', 'named']),
  name: z.string(),
  owner: z.string(),
  cases: z.array(z.string()),
});
export type SharedCaseIds = z.infer<typeof sharedCases>;

export const shareToken = z.object({ token: z.string() });
export const sharedCopy = z.strictObject({ token: z.string() });

/** The lists that contain a case, and whether there is a note on it. */
export const marks = z.object({
  /** Whether there is a note; its text is loaded by a separate call. */
  noted: z.boolean(),
  /** Ids of the collections that contain the case. */
  collections: z.array(z.string()),
});
export type Marks = z.infer<typeof marks>;

/** The data of a case in a row. When titles are hidden, none of it reveals the diagnosis. */
export type CollectedCard = Pick<
  CardOf<'case'>,
  | '_id'
  | 'title'
  | 'visibility'
  | 'mine'
  | 'read'
  | 'difficulty'
  | 'seriesCount'
  | 'imageCount'
  | 'mainImage'
  | 'mainImageAspect'
> & { author: string };

export interface CollectedRow {
  caseId: string;
  word: string | null;
  card: CollectedCard | null;
}

/** A shared collection, as readers of the link see it: public cases only. */
export interface SharedCollection {
  token: string;
  kind: CollectionEntry['kind'];
  name: string;
  description: string;
  owner: string;
  mine: boolean;
  cases: { caseId: string; word: string | null; card: CardOf<'case'> }[];
  /** For the owner: number of cases that other readers do not see. */
  withheld: number;
}
