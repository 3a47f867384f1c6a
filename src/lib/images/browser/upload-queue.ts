import { CallFailed } from '#lib/platform/browser/client.ts';
import type { ErrorCode } from '#lib/platform/errors.ts';
import type { UploadEntries, UploadEntry } from '../upload-entries-store.ts';
import type { FrameDetails, UploadedImage } from '../upload-schemas.ts';
import { callWhenFree, sendFile } from './send-file.ts';

/** A file to send. */
export interface UploadTask {
  folderId: string;
  name: string;
  /** Size before the file is opened, used for the progress bar. */
  bytes: number;
  /** Produces the bytes just before they are sent, since hundreds of decoded slices would not fit into memory. */
  open(): Promise<Blob>;
  /** The attributes sent with a frame; pictures have none. */
  details?(): FrameDetails;
  onDone(image: UploadedImage, file: Blob): void;
  /** Called when the person cancels the upload. */
  onCancel?(): void;
}

/** Refusals that apply to all following files, too. */
const OVER_QUOTA = new Set<string>(['quota_full', 'quota_lately'] satisfies ErrorCode[]);

/** Number of simultaneous uploads. */
const AT_ONCE = 3;

/** Sends files, three at a time, in the order in which they were added, and updates their progress entries. */
export class UploadQueue {
  readonly #entries: UploadEntries;
  readonly #tasks = new Map<number, { task: UploadTask; stop: AbortController }>();
  #lastKey = 0;
  #running = 0;

  constructor(entries: UploadEntries) {
    this.#entries = entries;
  }

  /** Returns the keys of the added entries. */
  add(tasks: readonly UploadTask[]): number[] {
    const waiting = tasks.map((task): UploadEntry => {
      this.#lastKey += 1;
      this.#tasks.set(this.#lastKey, { task, stop: new AbortController() });
      const { folderId, name, bytes } = task;
      return { key: this.#lastKey, folderId, name, bytes, sent: 0, status: 'waiting', reason: '' };
    });
    this.#entries.add(waiting);
    this.#next();
    return waiting.map(({ key }) => key);
  }

  retry(keys: readonly number[]): void {
    for (const key of keys)
      this.#entries.change(key, { status: 'waiting', reason: '', isLost: false, isOverQuota: false });
    this.#next();
  }

  cancel(keys: readonly number[]): void {
    for (const key of keys) {
      const status = this.#entries.find(key)?.status;
      this.#tasks.get(key)?.stop.abort(new DOMException('Cancelled', 'AbortError'));
      if (status === 'waiting' || status === 'failed') this.#drop(key);
    }
  }

  #next(): void {
    while (this.#running < AT_ONCE) {
      const entry = this.#entries.firstWaiting();
      if (!entry) return;
      this.#running += 1;
      void this.#run(entry.key).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #run(key: number): Promise<void> {
    const known = this.#tasks.get(key);
    if (!known) return;
    const { task, stop } = known;
    this.#entries.change(key, { status: 'sending', reason: '' });
    try {
      const file = await task.open();
      const upload = await sendFile(file, {
        signal: stop.signal,
        onProgress: (sent) =>
          this.#entries.change(key, {
            sent: Math.min(task.bytes, (sent * task.bytes) / Math.max(1, file.size)),
          }),
      });
      this.#entries.change(key, { status: 'processing', sent: task.bytes });
      const given = { params: { upload }, signal: stop.signal };
      const image = task.details
        ? await callWhenFree('POST /uploads/[upload]/frame', { ...given, body: task.details() })
        : await callWhenFree('POST /uploads/[upload]/image', given);
      this.#tasks.delete(key);
      this.#entries.remove(key, 'sent');
      task.onDone(image, file);
    } catch (error) {
      if (stop.signal.aborted) this.#drop(key);
      else this.#fail(key, error);
    }
  }

  #fail(key: number, error: unknown): void {
    const isOverQuota = error instanceof CallFailed && OVER_QUOTA.has(error.code);
    const failed = {
      status: 'failed',
      sent: 0,
      reason: reasonOf(error),
      isLost: error instanceof CallFailed && error.status === 0,
      isOverQuota,
    } as const;
    this.#entries.change(key, failed);
    // Once the quota is exceeded, the waiting files fail at once, instead of being decoded and refused one by one.
    if (isOverQuota) this.#entries.changeWaiting(failed);
  }

  #drop(key: number): void {
    this.#tasks.get(key)?.task.onCancel?.();
    this.#tasks.delete(key);
    this.#entries.remove(key, 'cancelled');
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof CallFailed) return error.serverMessage ?? '';
  return error instanceof Error ? error.message : '';
}
