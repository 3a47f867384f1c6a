import { z } from 'zod';
import { ITEM_KINDS } from '#lib/items/item.ts';

const count = z.number().int();
const items = z.object({ public: count, private: count });

/** The present effects of deleting an account on its items. */
export const accountDeletionPreview = z.object({
  /** Items that nobody else writes. */
  alone: items,
  /** Items with co-authors, by the name of the future owner. */
  coWritten: z.array(items.extend({ name: z.string() })),
  /** How many copies by others show images of the person's items; kinds without any are left out. */
  copies: z.array(z.object({ kind: z.enum(ITEM_KINDS), copies: count })),
});
export type ItemsByVisibility = z.infer<typeof items>;
export type AccountDeletionPreview = z.infer<typeof accountDeletionPreview>;

/** What deleting one item would leave in others' copies. */
export const itemDeletionPreview = z.object({
  /** How many copies by others show its images. */
  copies: count,
  /** The images that the owner could still black out there. Empty where there is no such copy. */
  images: z.array(z.object({ file: z.string(), width: count, height: count })),
});
export type ItemDeletionPreview = z.infer<typeof itemDeletionPreview>;
