import { mkdir, statfs } from 'node:fs/promises';
import { AppError } from '../../errors.ts';

/** The room on a disk, of which a part is reserved for the database: signing in and deleting need some. */
export interface DiskRoom {
  /**
   * @param share of the reserve that stays out of reach: 1 for what makes the data grow
   * @throws AppError `disk_full` when writing this many bytes would reach into it
   */
  assertFor(bytes: number, share?: number): Promise<void>;
  /**
   * Keeps room for bytes that are about to be written, so that others who ask meanwhile do not count on it too.
   * @returns what to call once they are written, or never will be
   * @throws AppError `disk_full` as above
   */
  hold(bytes: number, share?: number): Promise<() => void>;
}

/** Room that somebody else looks after. */
export const ENDLESS_ROOM: DiskRoom = { assertFor: async () => undefined, hold: async () => () => undefined };

/** Measures the disk of a folder, which is created if necessary. @param reserve bytes */
export function openDiskRoom(folder: string, reserve: number): DiskRoom {
  let held = 0;
  async function assertFor(bytes: number, share = 1): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize - held;
    const kept = reserve * share;
    if (free >= kept + bytes) return;
    const cause = new Error(`${folder}: ${free} bytes free, ${kept} kept for the database`);
    throw new AppError('disk_full', { cause });
  }
  async function hold(bytes: number, share?: number): Promise<() => void> {
    await assertFor(bytes, share);
    held += bytes;
    let isHeld = true;
    return () => {
      if (isHeld) held -= bytes;
      isHeld = false;
    };
  }
  return { assertFor, hold };
}
