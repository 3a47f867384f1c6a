import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openDiskRoom } from './disk-room.ts';
import { diskTrash, TRASH } from './disk-trash.ts';
import { ifThere } from './if-there.ts';
import { type Opened, verifiedFile } from './open-file.ts';
import { recoveringFromTrash } from './recover-from-trash.ts';
import { shared } from './shared-files.ts';
import { assertFileKey, type FileStore, isFileKey, keyOf, MARK, verified } from './store.ts';

/** Folder of files being written. It lies beside the others so that the rename stays on one file system. */
const UNFINISHED = 'tmp';
/** Nothing takes this long to write (ms). */
const ABANDONED_AFTER = 3_600_000;

/**
 * A folder on disk: `ab/cd/abcd…`. Bytes are written aside, flushed, then renamed, and the folder is
 * flushed too: a crash at any moment leaves either the whole file or nothing under its key.
 * @param reserve bytes of the disk that are not for files
 */
export async function openDiskStore(root: string, reserve = 0): Promise<FileStore> {
  const unfinished = join(root, UNFINISHED);
  const trash = join(root, TRASH);
  const room = openDiskRoom(root, reserve);
  await mkdir(unfinished, { recursive: true });
  await removeAbandoned(unfinished);
  /** Folders known to be on disk, or on their way: nobody's write is acknowledged before its folder is. */
  const folders = new Map<string, Promise<void>>();

  function ensureFolder(key: string): Promise<void> {
    const folder = dirname(pathOf(root, key));
    const made = folders.get(folder) ?? makeFolder(root, folder);
    folders.set(folder, made);
    made.catch(() => folders.delete(folder));
    return made;
  }

  /** Shows the whole file under its path, or nothing. */
  async function write(path: string, bytes: Uint8Array): Promise<void> {
    const draft = join(unfinished, randomUUID());
    try {
      await writeFlushed(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await flushFolder(dirname(path));
  }

  return recoveringFromTrash({
    async put(bytes) {
      const key = keyOf(bytes);
      const path = pathOf(root, key);
      if (await isIntact(path, key)) {
        // Whoever sweeps unused files must see that this one was just asked for again.
        const now = new Date();
        await utimes(path, now, now);
        return key;
      }
      await room.assertFor(bytes.length);
      await ensureFolder(key);
      await write(path, bytes);
      return key;
    },

    async get(key) {
      const bytes = await readIfThere(pathOf(root, key));
      return bytes && verified(key, bytes);
    },

    open: shared((key) => openVerified(pathOf(root, key), key)),

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

    claim: (installation) => write(join(root, MARK), Buffer.from(`${installation}\n`)),
  });
}

function pathOf(root: string, key: string): string {
  assertFileKey(key);
  return join(root, key.slice(0, 2), key.slice(2, 4), key);
}

async function openVerified(path: string, key: string): Promise<Opened> {
  const handle = await ifThere(open(path, 'r'));
  return handle && verifiedFile(handle, key);
}

/** A damaged file does not count as stored: putting its bytes again repairs it. */
async function isIntact(path: string, key: string): Promise<boolean> {
  const file = await openVerified(path, key);
  if (typeof file !== 'object') return false;
  await file.close();
  return true;
}

/** A new folder is flushed from the top, or a power cut could lose the way to a flushed file. */
async function makeFolder(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await flushFolder(dirname(folder));
  await flushFolder(root);
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Drafts of a process that died; those of another one still at work (a backup, a second server) are younger. */
async function removeAbandoned(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const draft = await ifThere(stat(path));
    if (draft && Date.now() - draft.mtimeMs > ABANDONED_AFTER) await rm(path, { force: true });
  }
}

function readIfThere(path: string): Promise<Buffer | undefined> {
  return ifThere(readFile(path));
}
