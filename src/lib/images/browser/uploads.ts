import { createUploadEntries, type UploadEntry } from '../upload-entries-store.ts';
import { UploadQueue, type UploadTask } from './upload-queue.ts';

/** Files being uploaded: their state in the page, and the actions on them. */
export function createUploads() {
  const entries = createUploadEntries();
  const queue = new UploadQueue(entries);
  const { $entries, $progress, $pending } = entries;
  const keysOf = (chosen: (entry: UploadEntry) => boolean | undefined) =>
    $entries.get().flatMap((entry) => (chosen(entry) ? [entry.key] : []));
  return {
    $entries,
    $progress,
    $pending,
    isBusy: () => $entries.get().some(({ status }) => status !== 'failed'),
    hasFailed: (key: number) => entries.find(key)?.status === 'failed',
    /** Returns the keys of the added entries. */
    add: (tasks: readonly UploadTask[]) => queue.add(tasks),
    retry: (keys: readonly number[]) => queue.retry(keys),
    /** Called when the connection is back. */
    retryLost: () => queue.retry(keysOf(({ isLost }) => isLost)),
    cancel: (keys: readonly number[]) => queue.cancel(keys),
    cancelAll: () => queue.cancel(keysOf(() => true)),
    /** Called when a folder was removed: cancels the uploads into it. */
    cancelFolder: (id: string) => queue.cancel(keysOf(({ folderId }) => folderId === id)),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
