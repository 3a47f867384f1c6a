/**
 * Where unfinished reports are kept: on the device, an entry per person and report, so that two reports, or two
 * people at a shared workstation, never touch each other's. None of it goes to the server (`docs/decisions/0033`).
 */

import { REPORT_PREFIX, reportPrefix } from './report-key.ts';

/** The facts of a kept report shown in lists. None of them names a patient. */
export interface KeptReportHead {
  id: string;
  item: { id: string; title: string };
  startedAt: number;
  changedAt: number;
  /** The first words of the report's text; empty while the text is empty. */
  firstWords: string;
  /** Time of the last copy to the clipboard. */
  copiedAt?: number | undefined;
}

/** Whether the report was copied since its last change, which counts as finished. */
export const isCopied = ({ copiedAt, changedAt }: KeptReportHead): boolean =>
  copiedAt !== undefined && copiedAt >= changedAt;

export type ReportStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const DAY = 86_400_000;

/** How long a report is kept after its last change. */
export const KEPT_DAYS = 30;

function keysOf(storage: ReportStorage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** The report stored under a key, or null if this site did not keep it. */
export function parseKept(text: string | null): KeptReportHead | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptReportHead> | null;
    const isHead =
      typeof kept?.id === 'string' &&
      typeof kept.item?.id === 'string' &&
      typeof kept.item.title === 'string' &&
      typeof kept.startedAt === 'number' &&
      typeof kept.changedAt === 'number' &&
      typeof kept.firstWords === 'string';
    return isHead ? (kept as KeptReportHead) : null;
  } catch {
    return null;
  }
}

/** The facts of a report for lists: none of its answers. */
export function headOf(kept: KeptReportHead): KeptReportHead {
  const { id, item, startedAt, changedAt, firstWords, copiedAt } = kept;
  const head = { id, item: { id: item.id, title: item.title }, startedAt, changedAt, firstWords };
  return typeof copiedAt === 'number' ? { ...head, copiedAt } : head;
}

/** A person's reports, changed last first. */
export function keptHeads(storage: ReportStorage, person: string): KeptReportHead[] {
  const kept = keysOf(storage, reportPrefix(person)).flatMap((key) => parseKept(storage.getItem(key)) ?? []);
  return kept.map(headOf).sort((a, b) => b.changedAt - a.changedAt);
}

/** Erases everything that a person keeps. */
export function eraseKept(storage: ReportStorage, person: string): void {
  for (const key of keysOf(storage, reportPrefix(person))) storage.removeItem(key);
}

/** Erases everyone's expired reports and unreadable entries, which no other code would remove. */
export function eraseExpired(storage: ReportStorage, now: number): void {
  for (const key of keysOf(storage, REPORT_PREFIX)) {
    const kept = parseKept(storage.getItem(key));
    if (!kept || now - kept.changedAt > KEPT_DAYS * DAY) storage.removeItem(key);
  }
}
