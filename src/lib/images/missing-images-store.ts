import { atom } from 'nanostores';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { hashOf } from './browser/sent-images.ts';

/** Quiet between two writings (ms): images arrive by hundreds. */
const PAUSE = 500;

const keyOf = (caseId: string) => `sending:${caseId}`;

function read(caseId: string): string[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage()?.getItem(keyOf(caseId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** How many images of a case this device began to send and did not: its page was closed before. */
export const countMissing = (caseId: string): number => read(caseId).length;

/**
 * The trace that a closed page leaves of images on their way: which were not sent, by a hash of each. They are known
 * again when the same files are added again.
 */
export function missingImages(caseId: string) {
  const earlier = new Set(read(caseId));
  const underWay = new Set<string>();
  /** How many an earlier visit did not send. */
  const $count = atom(earlier.size);
  let isToBeWritten = false;
  const write = () => {
    isToBeWritten = false;
    const all = [...earlier, ...underWay];
    try {
      if (all.length > 0) deviceStorage()?.setItem(keyOf(caseId), JSON.stringify(all));
      else deviceStorage()?.removeItem(keyOf(caseId));
    } catch {
      // No room, or not allowed: there is no trace then.
    }
  };
  const changed = () => {
    $count.set(earlier.size);
    if (isToBeWritten) return;
    isToBeWritten = true;
    setTimeout(write, PAUSE);
  };
  return {
    $count,
    /** Images begin to be sent. */
    begin(sources: readonly string[]): void {
      for (const source of sources.map(hashOf)) {
        earlier.delete(source);
        underWay.add(source);
      }
      $count.set(earlier.size);
      if (sources.length > 0) write();
    },
    /** To be called when an image has arrived, was there already, or is no longer wanted. */
    end(source: string): void {
      const hash = hashOf(source);
      if (underWay.delete(hash) || earlier.delete(hash)) changed();
    },
    /** Discards the list of images that an earlier visit did not send. */
    forget(): void {
      earlier.clear();
      $count.set(0);
      write();
    },
  };
}
