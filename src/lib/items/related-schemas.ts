import { z } from 'zod';

/** A public item to go on to from another one. */
export const relatedItem = z.object({
  _id: z.string(),
  /** Null of a case: its title is its answer. */
  title: z.string().nullable(),
  author: z.string(),
  /** For a case, only those that reveal nothing of its answer. */
  tags: z.array(z.string()),
  /** Whether one was copied from the other, or both from a third. */
  kin: z.boolean(),
  /** Whether the person has opened it; absent for their own items. */
  read: z.boolean().optional(),
});
export type RelatedItem = z.infer<typeof relatedItem>;
