import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere } from './if-there.ts';

/** Folder of files being written. It is next to the others, on the same file system, because rename requires that. */
const UNFINISHED = 'tmp';
/** Age (ms) of abandoned files: no write takes this long. */
const ABANDONED_AFTER = 3_600_000;

/** Writes files atomically: a crash at any moment leaves either the whole file or nothing. */
export class DiskWriter {
  readonly #root: string;
  readonly #unfinished: string;
  /** Folders that are flushed to disk, or are being flushed: no write is acknowledged before its folder is. */
  readonly #folders = new Map<string, Promise<void>>();

  constructor(root: string) {
    this.#root = root;
    this.#unfinished = join(root, UNFINISHED);
  }

  /** Creates the folder of unfinished files, and removes those that a crashed process left there. */
  async prepare(): Promise<void> {
    await mkdir(this.#unfinished, { recursive: true });
    await removeAbandoned(this.#unfinished);
  }

  /** Creates the folder of a file, durably. */
  ensureFolderOf(path: string): Promise<void> {
    const folder = dirname(path);
    const made = this.#folders.get(folder) ?? makeFolder(this.#root, folder);
    this.#folders.set(folder, made);
    made.catch(() => this.#folders.delete(folder));
    return made;
  }

  /** Writes a whole file to its path, or nothing. */
  async write(path: string, bytes: Uint8Array): Promise<void> {
    const draft = join(this.#unfinished, randomUUID());
    try {
      await writeFlushed(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await flushFolder(dirname(path));
  }
}

/** New folders are flushed from the top down: otherwise a power failure could lose the path to a flushed file. */
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

/** Removes drafts of crashed processes; those of another running process (a backup, a second server) are newer. */
async function removeAbandoned(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const draft = await ifThere(stat(path));
    if (draft && Date.now() - draft.mtimeMs > ABANDONED_AFTER) await rm(path, { force: true });
  }
}
