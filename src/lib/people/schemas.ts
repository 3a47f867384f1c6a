import { z } from 'zod';
import type { Visibility } from '#lib/items/item.ts';

/** An item's unlisted link, as its owner sees it. */
export const unlistedLink = z.object({
  /** Last part of its address; null when there is no link. */
  token: z.string().nullable(),
  /** Number of people who have opened it. */
  holders: z.number().int(),
});
export type UnlistedLink = z.infer<typeof unlistedLink>;

/** A co-author or a reviewer, named by an item's owner. */
export const namedPerson = z.object({
  username: z.string(),
  /** Display name. */
  name: z.string(),
  /** ISO 8601. */
  addedAt: z.string(),
});
export type NamedPerson = z.infer<typeof namedPerson>;

/** The person to name, by username. */
export const personToName = z.strictObject({ username: z.string().trim().min(1).max(200) });

/** Co-authors of an item, in the order in which they were named. */
export const itemAuthors = z.object({ authors: z.array(namedPerson) });

/** An item of somebody else's of which the person is a co-author. */
export interface WrittenWith {
  id: string;
  title: string;
  /** Display name. */
  owner: string;
  visibility: Visibility;
  /** ISO 8601. */
  updatedAt: string;
}
