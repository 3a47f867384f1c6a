import { z } from 'zod';

/** The unlisted link to an item, as its owner sees it. */
export const unlistedLink = z.object({
  /** What its address ends with; null when there is none. */
  token: z.string().nullable(),
  /** How many people have opened it. */
  holders: z.number().int(),
});
export type UnlistedLink = z.infer<typeof unlistedLink>;
