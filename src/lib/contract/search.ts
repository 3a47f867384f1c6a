import { z } from 'zod';
import { ITEM_KINDS, type ItemKind, VISIBILITIES } from '#lib/domain/item.ts';

/** Of each kind, how many of what was found are told as one types. */
export const HITS = 5;

const searchHit = z.object({
  _id: z.string(),
  /** Null of somebody else's case: it would give the diagnosis away. */
  title: z.string().nullable(),
  /** Of such a case, its modality and specialty alone. */
  tags: z.array(z.string()),
  /** Of a case, 1 to 5. */
  difficulty: z.number().int().optional(),
  author: z.string(),
  mine: z.boolean(),
  visibility: z.enum(VISIBILITIES),
});
export type SearchHit = z.infer<typeof searchHit>;

const foundOfKind = z.object({
  hits: z.array(searchHit),
  /** How many there are in the public list, and how many in one's own; what is in both counts in both. */
  public: z.number().int(),
  mine: z.number().int(),
});
export type FoundOfKind = z.infer<typeof foundOfKind>;

/** What a search finds, by kind. */
export const searchAnswer = z.object(
  Object.fromEntries(ITEM_KINDS.map((kind) => [kind, foundOfKind])) as Record<ItemKind, typeof foundOfKind>,
);
export type SearchAnswer = z.infer<typeof searchAnswer>;
