import { z } from 'zod';
import { ITEM_KINDS } from '#lib/items/item.ts';

const count = z.number().int();

/** The storage of a person's images and texts, in bytes, and its parts. */
export const storageUse = z.object({
  /** The quota; 0 for unlimited. */
  quota: count,
  /** All used or reserved bytes; an image shared by several items counts once. */
  used: count,
  /** The part used by texts and their versions; a text shared by several items counts in each. */
  texts: count,
  /** Items by kind; each with all of its images and texts. */
  kinds: z.array(z.object({ kind: z.enum(ITEM_KINDS), items: count, bytes: count })),
  /** The largest items, in descending order. */
  largest: z.array(z.object({ _id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string(), bytes: count })),
  /** Images uploaded or removed within a week, which can still be added to an item. */
  unplaced: z.object({ images: count, bytes: count }),
  /** Unfinished uploads, with their announced sizes. */
  pending: z.object({ uploads: count, bytes: count }),
});
export type StorageUse = z.infer<typeof storageUse>;
