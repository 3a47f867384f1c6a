import { atom } from 'nanostores';
import { CallFailed } from '#lib/contract/client.ts';
import type { OwnItem } from '#lib/contract/items.ts';
import type { ItemKind, Visibility } from '#lib/domain/item.ts';
import type { SaveStateName } from '#lib/domain/save-state.ts';
import type { Draft } from './draft-parts.ts';
import { createItemDraft } from './item-draft.ts';
import { forgetDraft, type KeptDraft } from './kept-draft.ts';

/** Quiet before a save (ms): a sentence is sent once, not letter by letter. */
const PAUSE = 800;
/** Changes that keep coming, as when hundreds of images arrive, are saved no later than this (ms). */
const LONGEST = 5_000;
const RETRIES = [2_000, 5_000, 10_000, 30_000];
/** Statuses that mend themselves: no answer, too busy, unavailable, no room. */
const PASSING = new Set([0, 429, 502, 503, 504, 507]);

/**
 * Saves an item of one's own as it is edited: the parts that changed, a moment after they changed, one save at a time,
 * again when the line was down. A part in conflict waits for its author's choice; the others go on.
 */
export function createAutosave<Body extends object>(kind: ItemKind, item: OwnItem & { body: Body }) {
  const draft = createItemDraft<Body>(kind, item);
  const { $draft, $saved, $visibility, $conflicts, isDirty, sendable, keep } = draft;
  const $state = atom<SaveStateName>('saved');
  const $reason = atom('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<boolean> | undefined;
  let failures = 0;
  /** When the first change that is not saved yet was made. */
  let changedAt = 0;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(true), delay);
  }

  function fail(error: unknown): false {
    const { status, serverMessage = '' } = error instanceof CallFailed ? error : new CallFailed(0);
    keep();
    $reason.set(serverMessage);
    if (PASSING.has(status)) {
      $state.set('offline');
      schedule(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0);
      failures += 1;
    } else $state.set('refused');
    return false;
  }

  /** Says how things stand after a save, and sees to what changed meanwhile. */
  function settle(): void {
    failures = 0;
    $reason.set('');
    if (sendable().length > 0) {
      $state.set('waiting');
      schedule(PAUSE);
    } else if (isDirty()) {
      keep();
      $state.set('conflict');
    } else {
      forgetDraft(item._id);
      $state.set('saved');
    }
  }

  /** @param once leaves what changed meanwhile for later: images that arrive would have it save without a rest */
  async function saveAll(once: boolean): Promise<boolean> {
    try {
      for (let left = sendable(); left.length > 0; left = once ? [] : sendable()) {
        $state.set('saving');
        for (const part of left) await draft.save(part);
        changedAt = Date.now();
      }
    } catch (error) {
      return fail(error);
    }
    settle();
    return !isDirty();
  }

  /** Saves what is left to save, now; resolves to whether everything is saved. */
  async function flush(once = false): Promise<boolean> {
    // The save under way sees to what changes meanwhile.
    if (once && under) return under;
    clearTimeout(timer);
    while (under) await under;
    under = saveAll(once);
    try {
      return await under;
    } finally {
      under = undefined;
    }
  }

  return {
    $draft,
    $saved,
    $state,
    $reason,
    $visibility,
    $conflicts,
    isDirty,
    flush: () => flush(),
    keep,
    isSaved: draft.isSaved,
    change(next: (draft: Draft<Body>) => Draft<Body>): void {
      $draft.set(next($draft.get()));
      if ($state.get() === 'conflict') keep();
      if (sendable().length === 0) return;
      const now = Date.now();
      if ($state.get() === 'saved') changedAt = now;
      if (!['saving', 'conflict'].includes($state.get())) $state.set('waiting');
      schedule(Math.max(0, Math.min(PAUSE, changedAt + LONGEST - now)));
    },
    /** Goes on from what an earlier visit kept. */
    restore(kept: KeptDraft): Promise<boolean> {
      draft.restore(kept);
      return flush();
    },
    /** The page was left and is back: what was saved elsewhere meanwhile is taken over. */
    async reread(): Promise<void> {
      while (under) await under;
      // Without a line one goes on with what one has; saving tells.
      await draft.readAnew().catch(() => undefined);
      await flush();
    },
    /** Saves everything, then makes the item public or takes it back. Resolves to whether both were done. */
    async setVisibility(visibility: Visibility): Promise<boolean> {
      if (!(await flush())) return false;
      try {
        await draft.setVisibility(visibility);
        return true;
      } catch (error) {
        return fail(error);
      }
    },
    /** Ends the conflicts as chosen; resolves to the title of the copy that holds one's own, when one was made. */
    async resolve(choice: 'mine' | 'theirs' | 'both'): Promise<string | undefined> {
      try {
        const copied = await draft.resolve(choice);
        await flush();
        return copied;
      } catch (error) {
        fail(error);
        $state.set('conflict');
        return undefined;
      }
    },
  };
}
