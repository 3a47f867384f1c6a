import { atom, computed } from 'nanostores';
import { CallFailed } from '#lib/contract/client.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';
import type { UploadedImage } from '#lib/contract/uploads.ts';
import { callWhenFree, sendFile } from './send-file.ts';

export type UploadStatus = 'waiting' | 'sending' | 'processing' | 'failed';

/** A file on its way. Finished ones leave the list. */
export interface UploadEntry {
  key: number;
  /** The folder it goes to; empty outside folders. */
  folderId: string;
  name: string;
  bytes: number;
  sent: number;
  status: UploadStatus;
  /** Why it failed, in French; empty when the server did not say. */
  reason: string;
  /** It failed for want of a line. */
  isLost?: boolean;
  /** It failed for want of room in the person's quota. */
  isOverQuota?: boolean;
}

/** What is to be sent. */
export interface UploadTask {
  folderId: string;
  name: string;
  /** Size before it is opened, for the progress. */
  bytes: number;
  /** The bytes, made when their turn comes: hundreds of decoded slices would not fit in memory. */
  open(): Promise<Blob>;
  /** What becomes of them: `image`, or `frame` with what goes along. */
  make: 'image' | 'frame';
  details?(): object;
  onDone(image: UploadedImage, file: Blob): void;
  /** Given up by the person. */
  onCancel?(): void;
}

/** Refusals that the next file would meet as well. */
const OVER_QUOTA = new Set<string>(['quota_full', 'quota_lately'] satisfies ErrorCode[]);

/** Files sent at the same time. */
const AT_ONCE = 3;

/** Sends files, three at a time, in the order in which they were added. */
export function createUploads() {
  const $entries = atom<UploadEntry[]>([]);
  /** Files and bytes of everything added since the queue was last empty. */
  const $totals = atom({ files: 0, done: 0, bytes: 0, doneBytes: 0 });
  const $progress = computed([$entries, $totals], (entries, totals) => ({
    ...totals,
    failed: entries.filter(({ status }) => status === 'failed').length,
    active: entries.filter(({ status }) => status !== 'failed').length,
    sent: totals.doneBytes + entries.reduce((sum, { sent }) => sum + sent, 0),
  }));
  /** How many files are on their way to each folder. */
  const $pending = computed($entries, (entries) => {
    const pending: Record<string, number> = {};
    for (const { folderId, status } of entries)
      if (status !== 'failed') pending[folderId] = (pending[folderId] ?? 0) + 1;
    return pending;
  });
  const tasks = new Map<number, { task: UploadTask; stop: AbortController }>();
  let lastKey = 0;
  let running = 0;

  function set(key: number, change: Partial<UploadEntry>): void {
    $entries.set($entries.get().map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
  }

  function drop(key: number, done: boolean): void {
    const entry = $entries.get().find((each) => each.key === key);
    if (!entry) return;
    if (!done) tasks.get(key)?.task.onCancel?.();
    tasks.delete(key);
    $entries.set($entries.get().filter((each) => each !== entry));
    const totals = $totals.get();
    const left = done
      ? { ...totals, done: totals.done + 1, doneBytes: totals.doneBytes + entry.bytes }
      : { ...totals, files: totals.files - 1, bytes: totals.bytes - entry.bytes };
    $totals.set(
      $entries.get().length === 0 && !done && left.done === 0
        ? { files: 0, done: 0, bytes: 0, doneBytes: 0 }
        : left,
    );
  }

  async function run(key: number): Promise<void> {
    const known = tasks.get(key);
    if (!known) return;
    const { task, stop } = known;
    set(key, { status: 'sending', reason: '' });
    try {
      const file = await task.open();
      const path = await sendFile(file, {
        signal: stop.signal,
        onProgress: (sent) =>
          set(key, { sent: Math.min(task.bytes, (sent * task.bytes) / Math.max(1, file.size)) }),
      });
      set(key, { status: 'processing', sent: task.bytes });
      const image = await callWhenFree(`${path}/${task.make}`, task.details?.(), stop.signal);
      drop(key, true);
      task.onDone(image as UploadedImage, file);
    } catch (error) {
      if (stop.signal.aborted) return drop(key, false);
      const reason =
        error instanceof CallFailed
          ? (error.serverMessage ?? '')
          : error instanceof Error
            ? error.message
            : '';
      const isLost = error instanceof CallFailed && error.status === 0;
      const isOverQuota = error instanceof CallFailed && OVER_QUOTA.has(error.code);
      const failed = { status: 'failed', sent: 0, reason, isLost, isOverQuota } as const;
      set(key, failed);
      // Hundreds of slices are not decoded one by one to be refused one by one.
      if (isOverQuota)
        for (const entry of $entries.get()) if (entry.status === 'waiting') set(entry.key, failed);
    }
  }

  function next(): void {
    while (running < AT_ONCE) {
      const entry = $entries.get().find(({ status }) => status === 'waiting');
      if (!entry) return;
      running += 1;
      void run(entry.key).finally(() => {
        running -= 1;
        next();
      });
    }
  }

  function retry(keys: readonly number[]): void {
    for (const key of keys) set(key, { status: 'waiting', reason: '', isLost: false, isOverQuota: false });
    next();
  }

  function cancel(keys: readonly number[]): void {
    for (const key of keys) {
      const known = tasks.get(key);
      const status = $entries.get().find((entry) => entry.key === key)?.status;
      known?.stop.abort(new DOMException('Cancelled', 'AbortError'));
      if (status === 'waiting' || status === 'failed') drop(key, false);
    }
  }

  return {
    $entries,
    $progress,
    $pending,
    isBusy: () => $entries.get().some(({ status }) => status !== 'failed'),
    hasFailed: (key: number) =>
      $entries.get().some((entry) => entry.key === key && entry.status === 'failed'),
    /** Returns the keys of what was added. */
    add(added: readonly UploadTask[]): number[] {
      if ($entries.get().length === 0) $totals.set({ files: 0, done: 0, bytes: 0, doneBytes: 0 });
      const entries = added.map((task): UploadEntry => {
        lastKey += 1;
        tasks.set(lastKey, { task, stop: new AbortController() });
        const { folderId, name, bytes } = task;
        return { key: lastKey, folderId, name, bytes, sent: 0, status: 'waiting', reason: '' };
      });
      const totals = $totals.get();
      const bytes = entries.reduce((sum, entry) => sum + entry.bytes, totals.bytes);
      $totals.set({ ...totals, files: totals.files + entries.length, bytes });
      $entries.set([...$entries.get(), ...entries]);
      next();
      return entries.map(({ key }) => key);
    },
    retry,
    /** The line is back. */
    retryLost: () => retry($entries.get().flatMap(({ key, isLost }) => (isLost ? [key] : []))),
    cancel,
    cancelAll: () => cancel($entries.get().map(({ key }) => key)),
    /** The folder is gone: so are the files on their way to it. */
    cancelFolder: (folderId: string) =>
      cancel($entries.get().flatMap((entry) => (entry.folderId === folderId ? [entry.key] : []))),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
