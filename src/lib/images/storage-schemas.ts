import { z } from 'zod';
import { ITEM_KINDS } from '#lib/items/item.ts';

const count = z.number().int();

/** What a person's images and texts take, in bytes, and what takes it. */
export const storageUse = z.object({
  /** What may be taken; 0 for no limit. */
  quota: count,
  /** What is taken or reserved in all: an image that several contents share counts once. */
  used: count,
  /** Of which texts, with their versions: those that several contents share count in each. */
  texts: count,
  /** Contents, kind by kind; each with all of its images and texts. */
  kinds: z.array(z.object({ kind: z.enum(ITEM_KINDS), items: count, bytes: count })),
  /** The contents that take most, the largest first. */
  largest: z.array(z.object({ _id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string(), bytes: count })),
  /** Images sent or taken out within a week, which can still be put into a content. */
  unplaced: z.object({ images: count, bytes: count }),
  /** Uploads under way, with what they announced. */
  pending: z.object({ uploads: count, bytes: count }),
});
export type StorageUse = z.infer<typeof storageUse>;
