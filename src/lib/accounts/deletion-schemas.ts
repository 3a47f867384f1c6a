import { z } from 'zod';
import { ITEM_KINDS } from '#lib/items/item.ts';

const count = z.number().int();
const items = z.object({ public: count, private: count });

/** What deleting one's account would do to one's items, as things stand. */
export const accountDeletionPreview = z.object({
  /** Items that nobody else writes. */
  alone: items,
  /** Items that others write too, by the name of who would own them. */
  coWritten: z.array(items.extend({ name: z.string() })),
  /** How many copies by others show images of one's items; kinds that have none are left out. */
  copies: z.array(z.object({ kind: z.enum(ITEM_KINDS), copies: count })),
});
export type ItemsByVisibility = z.infer<typeof items>;
export type AccountDeletionPreview = z.infer<typeof accountDeletionPreview>;

/** What deleting one of one's items would leave with others. */
export const itemDeletionPreview = z.object({
  /** How many copies by others show its images. */
  copies: count,
  /** These images: what the owner could still black out there. Empty where there is no such copy. */
  images: z.array(z.object({ file: z.string(), width: count, height: count })),
});
export type ItemDeletionPreview = z.infer<typeof itemDeletionPreview>;
