import { z } from 'zod';
import { ITEM_KINDS } from '#lib/items/item.ts';

const count = z.number().int();
const items = z.object({ public: count, private: count });

/** The effects that deleting an account would have on its items now. */
export const accountDeletionPreview = z.object({
  /** Items without co-authors. */
  alone: items,
  /** Items with co-authors, by the name of the future owner. */
  coWritten: z.array(items.extend({ name: z.string() })),
  /** How many copies by others show images of the person's items; kinds without any are left out. */
  copies: z.array(z.object({ kind: z.enum(ITEM_KINDS), copies: count })),
});
export type ItemsByVisibility = z.infer<typeof items>;
export type AccountDeletionPreview = z.infer<typeof accountDeletionPreview>;

/** Effects of deleting one item on other people's copies. */
export const itemDeletionPreview = z.object({
  /** How many copies by others show its images. */
  copies: count,
  /** The images that the owner could still black out in those copies. Empty when there is no copy. */
  images: z.array(z.object({ file: z.string(), width: count, height: count })),
});
export type ItemDeletionPreview = z.infer<typeof itemDeletionPreview>;
