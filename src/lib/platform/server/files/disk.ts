import { open, opendir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openDiskRoom } from './disk-room.ts';
import { diskTrash, TRASH } from './disk-trash.ts';
import { DiskWriter } from './disk-writer.ts';
import { ifThere } from './if-there.ts';
import { type OpenFileResult, verifiedFile } from './open-file.ts';
import { recoveringFromTrash } from './recover-from-trash.ts';
import { shareOpenFiles } from './shared-files.ts';
import { assertFileKey, type FileStore, isFileKey, keyOf, MARK, verified } from './store.ts';

/**
 * A folder on disk: `ab/cd/abcd…`. Bytes are written to a temporary file, flushed and renamed, and the folder is
 * flushed too: a crash at any moment leaves either the whole file or nothing under its key.
 * @param reserve bytes of disk space that files must leave free
 */
export async function openDiskStore(root: string, reserve = 0): Promise<FileStore> {
  const writer = new DiskWriter(root);
  const trash = join(root, TRASH);
  const room = openDiskRoom(root, reserve);
  await writer.prepare();

  return recoveringFromTrash({
    async put(bytes, reserveShare) {
      const key = keyOf(bytes);
      const path = pathOf(root, key);
      if (await isIntact(path, key)) {
        // A process that sweeps unused files must see that this file was just stored again.
        const now = new Date();
        await utimes(path, now, now);
        return key;
      }
      await room.assertFor(bytes.length, reserveShare);
      await writer.ensureFolderOf(path);
      await writer.write(path, bytes);
      return key;
    },

    async get(key) {
      const bytes = await ifThere(readFile(pathOf(root, key)));
      return bytes && verified(key, bytes);
    },

    open: shareOpenFiles((key) => openVerified(pathOf(root, key), key)),

    async has(key) {
      return (await ifThere(stat(pathOf(root, key)))) !== undefined;
    },

    async putAt(key) {
      return (await ifThere(stat(pathOf(root, key))))?.mtimeMs;
    },

    async delete(key) {
      await rm(pathOf(root, key), { force: true });
    },

    async *list() {
      for await (const entry of await opendir(root, { recursive: true })) {
        if (entry.isFile() && isFileKey(entry.name) && entry.parentPath !== trash) yield entry.name;
      }
    },

    trash: diskTrash(root, (key) => pathOf(root, key)),

    async installation() {
      return (await ifThere(readFile(join(root, MARK), 'utf8')))?.trim();
    },

    claim: (installation) => writer.write(join(root, MARK), Buffer.from(`${installation}\n`)),
  });
}

function pathOf(root: string, key: string): string {
  assertFileKey(key);
  return join(root, key.slice(0, 2), key.slice(2, 4), key);
}

async function openVerified(path: string, key: string): Promise<OpenFileResult> {
  const handle = await ifThere(open(path, 'r'));
  return handle && verifiedFile(handle, key);
}

/** Whether a file is stored undamaged; a damaged one is repaired by storing its bytes again. */
async function isIntact(path: string, key: string): Promise<boolean> {
  const file = await openVerified(path, key);
  if (typeof file !== 'object') return false;
  await file.close();
  return true;
}
