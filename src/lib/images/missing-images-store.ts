import { atom } from 'nanostores';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { hashOf } from './browser/sent-images.ts';

/** Pause between two writes to storage (ms), since images arrive by the hundred. */
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

/** Number of a case's images that this device began to send but did not finish, since its page was closed. */
export const countMissing = (caseId: string): number => read(caseId).length;

/**
 * Records unfinished uploads beyond the closing of a page: a hash of each image not sent yet, by which it is
 * recognised when the same files are added again.
 */
export function missingImages(caseId: string) {
  const earlier = new Set(read(caseId));
  const underWay = new Set<string>();
  /** Number of images that an earlier visit did not send. */
  const $count = atom(earlier.size);
  let isToBeWritten = false;
  const write = () => {
    isToBeWritten = false;
    const all = [...earlier, ...underWay];
    try {
      if (all.length > 0) deviceStorage()?.setItem(keyOf(caseId), JSON.stringify(all));
      else deviceStorage()?.removeItem(keyOf(caseId));
    } catch {
      // The storage is full or forbidden: unfinished uploads are then not recorded.
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
    /** To be called when images are about to be sent. */
    begin(sources: readonly string[]): void {
      for (const source of sources.map(hashOf)) {
        earlier.delete(source);
        underWay.add(source);
      }
      $count.set(earlier.size);
      if (sources.length > 0) write();
    },
    /** To be called when an image has arrived, was there already, or is no longer needed. */
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
