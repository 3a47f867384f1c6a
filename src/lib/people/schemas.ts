import { z } from 'zod';
import type { Visibility } from '#lib/domain/item.ts';

/** The unlisted link to an item, as its owner sees it. */
export const unlistedLink = z.object({
  /** What its address ends with; null when there is none. */
  token: z.string().nullable(),
  /** How many people have opened it. */
  holders: z.number().int(),
});
export type UnlistedLink = z.infer<typeof unlistedLink>;

/** Somebody whom the owner of an item has named, to write or to review it. */
export const namedPerson = z.object({
  username: z.string(),
  /** As others read it. */
  name: z.string(),
  /** ISO 8601. */
  addedAt: z.string(),
});
export type NamedPerson = z.infer<typeof namedPerson>;

/** Whom to name, as they sign in. */
export const personToName = z.strictObject({ username: z.string().trim().min(1).max(200) });

/** Those who write an item with its owner, in the order in which they were named. */
export const itemAuthors = z.object({ authors: z.array(namedPerson) });

/** Somebody else's item that one writes with them. */
export interface WrittenWith {
  id: string;
  title: string;
  /** As others read it. */
  owner: string;
  visibility: Visibility;
  /** ISO 8601. */
  updatedAt: string;
}
