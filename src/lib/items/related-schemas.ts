import { z } from 'zod';

/** A public item recommended after another one. */
export const relatedItem = z.object({
  _id: z.string(),
  /** Null for a case, whose title is its answer. */
  title: z.string().nullable(),
  author: z.string(),
  /** For a case, only tags that do not reveal its answer. */
  tags: z.array(z.string()),
  /** Whether one is a copy of the other, or both are copies of a third item. */
  kin: z.boolean(),
  /** Whether the person has opened it; absent for their own items. */
  read: z.boolean().optional(),
});
export type RelatedItem = z.infer<typeof relatedItem>;
