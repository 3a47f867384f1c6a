import { atom, computed } from 'nanostores';

export type UploadStatus = 'waiting' | 'sending' | 'processing' | 'failed';

/** A file being uploaded. Finished files leave the list. */
export interface UploadEntry {
  key: number;
  /** The destination folder; empty outside folders. */
  folderId: string;
  name: string;
  bytes: number;
  sent: number;
  status: UploadStatus;
  /** French error message; empty when the server gave none. */
  reason: string;
  /** Whether the upload failed because the connection was lost. */
  isLost?: boolean;
  /** Whether the upload failed because the person's quota is full. */
  isOverQuota?: boolean;
}

const NOTHING = { files: 0, done: 0, bytes: 0, doneBytes: 0 };

/** State of uploads for the page: single files, the total, and by folder. */
export function createUploadEntries() {
  const $entries = atom<UploadEntry[]>([]);
  /** Numbers of files and bytes added since the queue was last empty. */
  const $totals = atom(NOTHING);
  const $progress = computed([$entries, $totals], (entries, totals) => ({
    ...totals,
    failed: entries.filter(({ status }) => status === 'failed').length,
    active: entries.filter(({ status }) => status !== 'failed').length,
    sent: totals.doneBytes + entries.reduce((sum, { sent }) => sum + sent, 0),
  }));
  /** Number of files being uploaded to each folder. */
  const $pending = computed($entries, (entries) => {
    const pending: Record<string, number> = {};
    for (const { folderId, status } of entries)
      if (status !== 'failed') pending[folderId] = (pending[folderId] ?? 0) + 1;
    return pending;
  });

  return {
    $entries,
    $progress,
    $pending,
    find: (key: number) => $entries.get().find((entry) => entry.key === key),
    add(added: readonly UploadEntry[]): void {
      const totals = $entries.get().length === 0 ? NOTHING : $totals.get();
      const bytes = added.reduce((sum, entry) => sum + entry.bytes, totals.bytes);
      $totals.set({ ...totals, files: totals.files + added.length, bytes });
      $entries.set([...$entries.get(), ...added]);
    },
    change(key: number, part: Partial<UploadEntry>): void {
      $entries.set($entries.get().map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
    },
    firstWaiting: () => $entries.get().find(({ status }) => status === 'waiting'),
    changeWaiting(part: Partial<UploadEntry>): void {
      $entries.set(
        $entries.get().map((entry) => (entry.status === 'waiting' ? { ...entry, ...part } : entry)),
      );
    },
    /** Removes an entry: it counts as sent, or no longer counts at all. */
    remove(key: number, outcome: 'sent' | 'cancelled'): void {
      const entry = $entries.get().find((each) => each.key === key);
      if (!entry) return;
      $entries.set($entries.get().filter((each) => each !== entry));
      $totals.set(without($totals.get(), entry, outcome, $entries.get().length === 0));
    },
  };
}

export type UploadEntries = ReturnType<typeof createUploadEntries>;

/** The totals after an entry has left the list, which may then be empty. */
function without(
  totals: typeof NOTHING,
  { bytes }: UploadEntry,
  outcome: 'sent' | 'cancelled',
  isEmpty: boolean,
) {
  if (outcome === 'sent') return { ...totals, done: totals.done + 1, doneBytes: totals.doneBytes + bytes };
  if (isEmpty && totals.done === 0) return NOTHING;
  return { ...totals, files: totals.files - 1, bytes: totals.bytes - bytes };
}
