import { hashOf } from '#lib/images/browser/sent-images.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';

const KEY = 'exam-drafts';
/** Files remembered, at most; the oldest are forgotten. */
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
 * The case that received an exam from this device, when several were given at once: if the exam is given again after
 * the page was closed, it continues there. Exams are identified by hashes of their files' bytes, never by their
 * identifiers.
 */
export function draftOfExam(files: readonly string[]): string | undefined {
  const known = new Map(read());
  return files.map((file) => known.get(hashOf(file))).find((id) => id !== undefined);
}

/** Remembers where an exam's files went. */
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
    // No room, or not allowed: the same exams would then become drafts again.
  }
}
