import { mkdir, statfs } from 'node:fs/promises';
import { AppError } from '../../errors.ts';

/** Free space on a disk, of which a reserve is kept for the database: signing in and deleting need some. */
export interface DiskRoom {
  /**
   * @param share fraction of the reserve that must stay free: 1 for writes that make the data grow
   * @throws AppError `disk_full` when writing this many bytes would use part of it
   */
  assertFor(bytes: number, share?: number): Promise<void>;
  /**
   * Reserves space for bytes that are about to be written, which simultaneous callers can then no longer use.
   * @returns a function to call after the bytes were written, or when they never will be
   * @throws AppError `disk_full` as above
   */
  hold(bytes: number, share?: number): Promise<() => void>;
}

/** Space that is not limited here, because another component manages it. */
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
