import type { DraftStorage } from './environment.ts';

/** Under which keys drafts are kept: all that every page knows of them, to count them as somebody signs out. */
export const DRAFT_PREFIX = 'draft:';

/** Reads JSON that this site wrote, or anything else that stands under its key. */
export function readStored(storage: DraftStorage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
