import { z } from 'zod';
import { CARDS, type CardOf } from '#lib/contract/items.ts';
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
  /** The case it begins with. */
  case: z.string().optional(),
});
export type NewCollection = z.infer<typeof newCollection>;

export const collectionChange = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  /** The revision that was read: name or description changed since refuses the change. */
  revision: z.int(),
});
export type CollectionChange = z.infer<typeof collectionChange>;

/** A list of cases of one's own. */
export const collectionEntry = z.object({
  /** `review` and `favourite` are the two that everybody has. */
  _id: z.string(),
  kind: z.enum(['review', 'favourite', 'named']),
  /** Empty of those two. */
  name: z.string(),
  description: z.string(),
  revision: z.number().int(),
  /** How many cases it has, those that can no longer be read among them. */
  cases: z.number().int(),
  /** What the address of the shared list ends with; null where it is not shared. */
  shareToken: z.string().nullable(),
  updatedAt: z.string().nullable(),
});
export type CollectionEntry = z.infer<typeof collectionEntry>;

/** The two that everybody has, then those that one named, in one's own order. */
export const collectionList = z.object({ collections: z.array(collectionEntry) });

export const collectionOrder = z.strictObject({ collections: z.array(z.string()).max(COLLECTIONS_MAX) });

/** Where a case goes in a collection and why; what is not said stays as it is, a new case comes last. */
export const collectedChange = z.strictObject({
  /** From 0. */
  position: z.int().min(0).max(COLLECTED_MAX).optional(),
  word: z.string().trim().max(COLLECTED_WORD_MAX, 'collection_text_too_long').nullish(),
});
export type CollectedChange = z.infer<typeof collectedChange>;

/** Cases that are not named come after, in the order in which they were. */
export const collectedOrder = z.strictObject({ cases: z.array(z.string()).max(COLLECTED_MAX) });

/** A case of a collection; without a card once it can no longer be read. */
export const collectedCase = z.object({
  caseId: z.string(),
  word: z.string().nullable(),
  addedAt: z.string(),
  card: CARDS.case.nullable(),
});
export type CollectedCase = z.infer<typeof collectedCase>;

export const readCollection = z.object({ collection: collectionEntry, cases: z.array(collectedCase) });
export type ReadCollection = z.infer<typeof readCollection>;

/** A collection as it is kept offline by somebody who was given its link: which cases, all public. */
export const sharedCases = z.object({
  kind: z.enum(['review', 'favourite', 'named']),
  name: z.string(),
  owner: z.string(),
  cases: z.array(z.string()),
});
export type SharedCaseIds = z.infer<typeof sharedCases>;

export const shareToken = z.object({ token: z.string() });
export const sharedCopy = z.strictObject({ token: z.string() });

/** Where a person keeps a case. */
export const marks = z.object({
  /** Whether they wrote something down about it: what, is told when it is asked for. */
  noted: z.boolean(),
  /** The ids of their collections that hold it. */
  collections: z.array(z.string()),
});
export type Marks = z.infer<typeof marks>;

/** What a row of a collection's page shows of a case: without titles, nothing that may tell it. */
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

/** A row of a collection's page. */
export interface CollectedRow {
  caseId: string;
  word: string | null;
  card: CollectedCard | null;
}

/** A collection as those read it who were given its link: public cases alone. */
export interface SharedCollection {
  token: string;
  kind: CollectionEntry['kind'];
  name: string;
  description: string;
  owner: string;
  mine: boolean;
  cases: { caseId: string; word: string | null; card: CardOf<'case'> }[];
  /** Told to its owner: how many cases others are not shown. */
  withheld: number;
}
