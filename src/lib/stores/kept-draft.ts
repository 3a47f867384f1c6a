/** What could not be saved is kept in this browser until it is: a closed tab or an ended session loses nothing. */
import { deviceStorage } from './browser-storage.ts';

/** The parts of an item that were not saved, and the revision at which each was read. */
export interface KeptDraft {
  fields: Record<string, unknown>;
  revisions: Record<string, number>;
}

const keyOf = (id: string) => `draft:${id}`;

export function keepDraft(id: string, kept: KeptDraft): void {
  try {
    deviceStorage()?.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // No room, or not allowed: the page itself still holds the draft.
  }
}

export function forgetDraft(id: string): void {
  deviceStorage()?.removeItem(keyOf(id));
}

/** What an earlier visit could not save, or undefined. */
export function keptDraft(id: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(deviceStorage()?.getItem(keyOf(id)) ?? 'null');
    return kept && 'body' in kept ? fromWhole(kept) : (kept ?? undefined);
  } catch {
    return undefined;
  }
}

/** Drafts were kept whole, without saying of when: what they say differently is then settled by their author. */
function fromWhole({ title, tags, body }: { title: string; tags: string[]; body: object }): KeptDraft {
  const { sheet: _, ...fields } = { title, tags, ...body } as Record<string, unknown>;
  return { fields, revisions: {} };
}
