import { atom } from 'nanostores';
import { type Call, CallFailed } from '#lib/contract/client.ts';
import type { ItemCard } from '#lib/contract/items.ts';
import type { SheetPart } from '#lib/contract/sheet.ts';
import { isSameRichText, type RichText } from '#lib/domain/rich-text.ts';
import { forgetSheet, keepSheet, type SheetStorage } from './kept-sheet.ts';

export type SaveStatus = 'saved' | 'changed' | 'saving' | 'offline' | 'refused' | 'conflict';

export interface SaveState {
  status: SaveStatus;
  /** The last save of this visit. */
  savedAt: Date | null;
  /** What the server said, when it refused. */
  reason?: string | undefined;
  /** The other version, in a conflict. */
  theirs?: SheetPart;
}

/** What a draft needs of where it runs; tests bring their own. */
export interface DraftTools {
  call: Call;
  now(): Date;
  /** Calls back after so many milliseconds; the answer cancels it. */
  later(milliseconds: number, act: () => void): () => void;
  /** Where what is not saved yet survives a reload, or null. */
  storage: SheetStorage;
}

/** A pause in typing, and the longest one goes on without a save. */
const PAUSE_MS = 1_000;
const LONGEST_MS = 8_000;
const RETRY_MS = 2_000;
const RETRY_LONGEST_MS = 30_000;

/** Faults of a refused text that are told: mending one often mends the others. */
const REASONS_SHOWN = 3;

/**
 * A sheet being written: saved a moment after each change, again when the connection comes back, never over
 * somebody else's save.
 * @param opened what the server held when the page was made
 */
export function createSheetDraft(
  caseId: string,
  opened: { sheet: RichText | null; revision: number },
  { call, now, later, storage }: DraftTools,
) {
  const path = `/cases/${caseId}/parts/sheet`;
  const $state = atom<SaveState>({ status: 'saved', savedAt: null });
  let known = opened.sheet;
  let revision = opened.revision;
  let content = opened.sheet ?? [];
  let dirty = false;
  let busy = false;
  let failures = 0;
  let dirtySince = 0;
  let cancel = () => {};

  function set(status: SaveStatus, more: Partial<SaveState> = {}): void {
    $state.set({ status, savedAt: $state.get().savedAt, ...more });
  }

  function schedule(milliseconds: number): void {
    cancel();
    cancel = later(milliseconds, save);
  }

  async function save(): Promise<void> {
    cancel();
    if (busy || !dirty || $state.get().status === 'conflict') return;
    busy = true;
    dirty = false;
    const sent = content;
    set('saving');
    try {
      const body = { sheet: sent.length > 0 ? sent : null };
      const saved = (await call('PUT', path, { body, revision })) as ItemCard;
      adopt(saved.revision, sent);
      set(dirty ? 'changed' : 'saved', { savedAt: now() });
      if (dirty) schedule(PAUSE_MS);
      else forgetSheet(caseId, storage);
    } catch (error) {
      dirty = true;
      await failed(error, sent);
    } finally {
      busy = false;
    }
  }

  function adopt(next: number, sheet: RichText | null): void {
    revision = next;
    known = sheet;
    failures = 0;
  }

  /** @param reason the server's own, when it answered */
  function retryLater(reason?: string): void {
    set('offline', { reason });
    schedule(Math.min(RETRY_LONGEST_MS, RETRY_MS * 2 ** failures));
    failures += 1;
  }

  async function failed(error: unknown, sent: RichText): Promise<void> {
    const {
      status = 0,
      code,
      serverMessage,
      details = [],
    } = error instanceof CallFailed ? error : ({} as Partial<CallFailed>);
    if (code === 'changed_meanwhile') return reconcile(sent);
    if (status === 0 || status === 429 || status >= 500) return retryLater(serverMessage);
    const reason = [serverMessage ?? '', ...details.slice(0, REASONS_SHOWN)].filter(Boolean).join(' ');
    set('refused', { reason: reason || undefined });
  }

  /** The sheet as it is on the server; undefined once its case is gone. */
  async function newest(): Promise<SheetPart | undefined> {
    const found = (await call('GET', path)) as Partial<SheetPart>;
    return found.sheet === undefined ? undefined : (found as SheetPart);
  }

  /** Another save came first: no conflict when it wrote the same. */
  async function reconcile(sent: RichText): Promise<void> {
    try {
      const theirs = await newest();
      if (!theirs) return set('refused');
      const { sheet } = theirs;
      if (!isSameRichText(sheet, known) && !isSameRichText(sheet, sent)) return set('conflict', { theirs });
      adopt(theirs.revision, sheet);
      set('changed');
      schedule(0);
    } catch {
      retryLater();
    }
  }

  return {
    $state,
    /** Told after every change of the text. */
    change(next: RichText): void {
      const at = now().getTime();
      if (!dirty) dirtySince = at;
      content = next;
      dirty = true;
      keepSheet(caseId, content, storage);
      const { status } = $state.get();
      if (status === 'conflict' || status === 'offline') return;
      if (status !== 'saving') set('changed');
      schedule(Math.max(0, Math.min(PAUSE_MS, dirtySince + LONGEST_MS - at)));
    },
    /** Saves now what is not saved yet. */
    save,
    /** In a conflict: writes one's own text over theirs. */
    keepMine(): Promise<void> {
      const { theirs } = $state.get();
      if (theirs) adopt(theirs.revision, theirs.sheet);
      dirty = true;
      set('changed');
      return save();
    },
    /** In a conflict: goes on from theirs, which the caller puts in the editor. */
    takeTheirs(): RichText {
      const { theirs } = $state.get();
      if (theirs) {
        adopt(theirs.revision, theirs.sheet);
        content = theirs.sheet ?? [];
      }
      dirty = false;
      forgetSheet(caseId, storage);
      set('saved');
      return content;
    },
    /**
     * The page was left and is back. Resolves to the text to show instead, when another was saved meanwhile and
     * nothing is unsaved here; else the next save tells.
     */
    async reread(): Promise<RichText | undefined> {
      const theirs = await newest().catch(() => undefined);
      if (!theirs || dirty || busy || theirs.revision <= revision) return undefined;
      const same = isSameRichText(theirs.sheet, known);
      adopt(theirs.revision, theirs.sheet);
      content = theirs.sheet ?? [];
      return same ? undefined : content;
    },
    /** Whether leaving now would lose something. */
    isUnsaved: () => dirty || busy,
    stop: () => cancel(),
  };
}

export type SheetDraft = ReturnType<typeof createSheetDraft>;
