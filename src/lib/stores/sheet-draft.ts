import { atom } from 'nanostores';
import { type Call, CallFailed } from '#lib/contract/client.ts';
import type { SheetAnswer, SheetSaved } from '#lib/contract/sheet.ts';
import { isSameRichText, type RichText } from '#lib/domain/rich-text.ts';

export type SaveStatus = 'saved' | 'changed' | 'saving' | 'offline' | 'refused' | 'conflict';

export interface SaveState {
  status: SaveStatus;
  /** The last save of this visit. */
  savedAt: Date | null;
  /** What the server said, when it refused. */
  reason?: string | undefined;
  /** The other version, in a conflict. */
  theirs?: SheetAnswer;
}

/** What a draft needs of where it runs; tests bring their own. */
export interface DraftTools {
  call: Call;
  now(): Date;
  /** Calls back after so many milliseconds; the answer cancels it. */
  later(milliseconds: number, act: () => void): () => void;
  /** Where what is not saved yet survives a reload, or null. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

/** A pause in typing, and the longest one goes on without a save. */
const PAUSE_MS = 1_000;
const LONGEST_MS = 8_000;
const RETRY_MS = 2_000;
const RETRY_LONGEST_MS = 30_000;

/** Faults of a refused text that are told: mending one often mends the others. */
const REASONS_SHOWN = 3;

const keyOf = (caseId: string) => `sheet-draft:${caseId}`;

/** What was left unsaved in this tab, or null. */
export function keptSheet(caseId: string, storage: DraftTools['storage']): RichText | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(keyOf(caseId)) ?? 'null');
    return Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets it. */
export function forgetSheet(caseId: string, storage: DraftTools['storage']): void {
  storage?.removeItem(keyOf(caseId));
}

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
  const path = `/cases/${caseId}/sheet`;
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

  function keep(): void {
    try {
      storage?.setItem(keyOf(caseId), JSON.stringify(content));
    } catch {
      // A full store only loses the second net.
    }
  }

  async function save(): Promise<void> {
    cancel();
    if (busy || !dirty || $state.get().status === 'conflict') return;
    busy = true;
    dirty = false;
    const sent = content;
    set('saving');
    try {
      const body = { sheet: sent.length > 0 ? sent : null, revision };
      const saved = (await call('PUT', path, { body })) as SheetSaved;
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

  /** Another edit came first: no conflict when it left the sheet alone, or wrote the same. */
  async function reconcile(sent: RichText): Promise<void> {
    try {
      const theirs = (await call('GET', path)) as Partial<SheetAnswer>;
      if (theirs.revision === undefined || theirs.sheet === undefined) return set('refused');
      const { sheet } = theirs;
      if (!isSameRichText(sheet, known) && !isSameRichText(sheet, sent))
        return set('conflict', { theirs: theirs as SheetAnswer });
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
      keep();
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
    /** Whether leaving now would lose something. */
    isUnsaved: () => dirty || busy,
    stop: () => cancel(),
  };
}

export type SheetDraft = ReturnType<typeof createSheetDraft>;
