import { hashOf } from '#lib/images/browser/sent-images.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';

const KEY = 'exam-drafts';
/** Maximum number of files remembered; the oldest are dropped. */
const MOST = 6_000;

function read(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(deviceStorage()?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/**
 * The case that received an exam from this device when several exams were imported at once: if the same exam is
 * dropped again after the page was closed, the import continues there. Exams are identified by hashes of their files'
 * bytes, never by their DICOM identifiers.
 */
export function draftOfExam(files: readonly string[]): string | undefined {
  const known = new Map(read());
  return files.map((file) => known.get(hashOf(file))).find((id) => id !== undefined);
}

/** Remembers the case that received an exam's files. */
export function keepDraftOfExam(files: readonly string[], id: string): void {
  const known = new Map(read());
  for (const file of files) {
    const hash = hashOf(file);
    known.delete(hash);
    known.set(hash, id);
  }
  try {
    deviceStorage()?.setItem(KEY, JSON.stringify([...known].slice(-MOST)));
  } catch {
    // The storage is full or forbidden: the same exams would then create new drafts.
  }
}
