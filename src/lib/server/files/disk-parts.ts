import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDiskRoom } from './disk-room.ts';
import { ifThere } from './if-there.ts';
import { assertPartName, PARTS, type PartStore } from './part-store.ts';

/**
 * Pieces of uploads in a folder of the stored files'. They are not flushed: after a power cut the upload's SHA-256
 * tells that one is missing, and its sender, who still has the file, sends it again.
 * @param root folder of the stored files
 * @param reserve bytes of the disk that are not for them
 */
export function openDiskParts(root: string, reserve: number): PartStore {
  const folder = join(root, PARTS);
  const room = openDiskRoom(root, reserve);
  const pathOf = (name: string) => {
    assertPartName(name);
    return join(folder, name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await room.assertFor(bytes.length);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    get: async (name) => ifThere(readFile(pathOf(name))),
    delete: async (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for (const name of (await ifThere(readdir(folder))) ?? []) {
        const piece = await ifThere(stat(join(folder, name)));
        if (piece) yield { name, putAt: piece.mtimeMs };
      }
    },
  };
}
