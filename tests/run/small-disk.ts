import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Bytes written at once, ever fewer as room runs out. */
const PORTIONS = [1 << 20, 1 << 14, 1 << 12, 1];

/** A disk of its own that can be filled to the last byte. */
export interface SmallDisk {
  folder: string;
  fill(): Promise<void>;
  /** Gives the room back. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts a disk in memory; says why when that is not allowed here (it needs root, and Linux). */
export async function smallDisk(megabytes: number): Promise<SmallDisk | { unavailable: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch (error) {
    await rmdir(folder);
    return { unavailable: (error as Error).message.trim() };
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a');
      for (const portion of PORTIONS) await writeWhileThereIsRoom(file, Buffer.alloc(portion));
      await file.close();
    },
    empty: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}

async function writeWhileThereIsRoom(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  try {
    while (true) await file.appendFile(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
