import { mkdir, statfs } from 'node:fs/promises';
import { AppError } from '#lib/contract/errors.ts';

/** The room on a disk, of which a part is kept for the database: signing in and deleting need some. */
export interface DiskRoom {
  /** @throws AppError `disk_full` when writing so many bytes would reach into the reserve */
  assertFor(bytes: number): Promise<void>;
}

/** Looks at the disk of a folder, made if need be. @param reserve bytes */
export function openDiskRoom(folder: string, reserve: number): DiskRoom {
  return {
    async assertFor(bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      const free = bavail * bsize;
      if (free >= reserve + bytes) return;
      const cause = new Error(`${folder}: ${free} bytes free, ${reserve} kept for the database`);
      throw new AppError('disk_full', { cause });
    },
  };
}
