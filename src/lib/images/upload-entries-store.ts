import { atom, computed } from 'nanostores';

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
  /** Whether it failed because the connection was lost. */
  isLost?: boolean;
  /** Whether it failed for want of room in the person's quota. */
  isOverQuota?: boolean;
}

const NOTHING = { files: 0, done: 0, bytes: 0, doneBytes: 0 };

/** The files on their way as the page shows them: one by one, in all, and by folder. */
export function createUploadEntries() {
  const $entries = atom<UploadEntry[]>([]);
  /** Files and bytes of everything added since the queue was last empty. */
  const $totals = atom(NOTHING);
  const $progress = computed([$entries, $totals], (entries, totals) => ({
    ...totals,
    failed: entries.filter(({ status }) => status === 'failed').length,
    active: entries.filter(({ status }) => status !== 'failed').length,
    sent: totals.doneBytes + entries.reduce((sum, { sent }) => sum + sent, 0),
  }));
  /** How many files are being uploaded to each folder. */
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
    /** Takes an entry off the list: it is counted as sent, or no longer counted at all. */
    remove(key: number, outcome: 'sent' | 'cancelled'): void {
      const entry = $entries.get().find((each) => each.key === key);
      if (!entry) return;
      $entries.set($entries.get().filter((each) => each !== entry));
      $totals.set(without($totals.get(), entry, outcome, $entries.get().length === 0));
    },
  };
}

export type UploadEntries = ReturnType<typeof createUploadEntries>;

/** The totals once an entry has left the list, which may be empty then. */
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
