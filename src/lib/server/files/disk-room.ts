import { mkdir, statfs } from 'node:fs/promises';
import { AppError } from '#lib/contract/errors.ts';

/** The room on a disk, of which a part is kept for the database: signing in and deleting need some. */
export interface DiskRoom {
  /**
   * @param share of the reserve that stays out of reach: 1 for what makes the data grow
   * @throws AppError `disk_full` when writing so many bytes would reach into it
   */
  assertFor(bytes: number, share?: number): Promise<void>;
}

/** Room that somebody else looks after. */
export const ENDLESS_ROOM: DiskRoom = { assertFor: async () => undefined };

/** Looks at the disk of a folder, made if need be. @param reserve bytes */
export function openDiskRoom(folder: string, reserve: number): DiskRoom {
  return {
    async assertFor(bytes, share = 1) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      const free = bavail * bsize;
      const kept = reserve * share;
      if (free >= kept + bytes) return;
      const cause = new Error(`${folder}: ${free} bytes free, ${kept} kept for the database`);
      throw new AppError('disk_full', { cause });
    },
  };
}
