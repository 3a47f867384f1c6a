import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere } from './if-there.ts';

/** Folder of files being written. It lies beside the others so that the rename stays on one file system. */
const UNFINISHED = 'tmp';
/** No write takes this long (ms). */
const ABANDONED_AFTER = 3_600_000;

/** Writes files below a folder so that a crash at any moment leaves either the whole file or nothing. */
export class DiskWriter {
  readonly #root: string;
  readonly #unfinished: string;
  /** Folders known to be on disk, or on their way: nobody's write is acknowledged before its folder is. */
  readonly #folders = new Map<string, Promise<void>>();

  constructor(root: string) {
    this.#root = root;
    this.#unfinished = join(root, UNFINISHED);
  }

  /** Makes the folder of unfinished files and empties it of what a process that died has left. */
  async prepare(): Promise<void> {
    await mkdir(this.#unfinished, { recursive: true });
    await removeAbandoned(this.#unfinished);
  }

  /** Makes the folder of a file, durably. */
  ensureFolderOf(path: string): Promise<void> {
    const folder = dirname(path);
    const made = this.#folders.get(folder) ?? makeFolder(this.#root, folder);
    this.#folders.set(folder, made);
    made.catch(() => this.#folders.delete(folder));
    return made;
  }

  /** Shows the whole file under its path, or nothing. */
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
