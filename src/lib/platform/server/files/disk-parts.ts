import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFolder } from './disk-folder.ts';
import { openDiskRoom } from './disk-room.ts';
import { PARTS, type PartStore } from './part-store.ts';

/**
 * Pieces of uploads in a subfolder of the stored files. They are not flushed: if a power failure loses one, the SHA-256
 * of the upload reveals it, and the client, which still has the file, sends it again.
 * @param root folder of the stored files
 * @param reserve bytes of the disk that they must leave free
 */
export function openDiskParts(root: string, reserve: number): PartStore {
  const folder = join(root, PARTS);
  const room = openDiskRoom(root, reserve);
  return diskFolder(folder, async (path, bytes) => {
    await room.assertFor(bytes.length);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  });
}
