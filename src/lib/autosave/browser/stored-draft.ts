import type { DraftStorage } from './environment.ts';

/** Prefix of the storage keys of unsaved drafts; other pages use it only to count drafts at sign-out. */
export const DRAFT_PREFIX = 'draft:';

/** Parses the JSON stored under a key. The value may be anything, and must be checked. */
export function readStored(storage: DraftStorage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
