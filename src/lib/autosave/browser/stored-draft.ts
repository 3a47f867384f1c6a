import type { DraftStorage } from './environment.ts';

/** Prefix of the keys of kept drafts: all that other pages know about them, to count them when somebody signs out. */
export const DRAFT_PREFIX = 'draft:';

/** Reads JSON that this site wrote, or anything else that is stored under its key. */
export function readStored(storage: DraftStorage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
