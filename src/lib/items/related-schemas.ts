import { z } from 'zod';

/** A public item to go on to from another one. */
export const relatedItem = z.object({
  _id: z.string(),
  /** Null of a case: its title is its answer. */
  title: z.string().nullable(),
  author: z.string(),
  /** Of a case those that tell nothing of its answer. */
  tags: z.array(z.string()),
  /** Whether one was copied from the other, or both from a third. */
  kin: z.boolean(),
  /** Whether one has opened it; what is one's own is not told to be. */
  read: z.boolean().optional(),
});
export type RelatedItem = z.infer<typeof relatedItem>;
