import { randomBytes } from 'node:crypto';
import { statfsSync, statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of the ballast, a quarter of the reserve at most; a sign-in writes some 40 KB. */
const SIZE = 16 * 2 ** 20;
/** It is let go in as many steps: whoever fills the disk beside us takes what one step frees. */
const STEPS = 8;
const CHUNK = 2 ** 20;
/** How often it is looked whether it can be whole again (ms). */
const REGROWN_AFTER = 60_000;

/**
 * A file that does nothing but hold room on the database's disk, so that signing in, signing out and deleting can
 * still be written down when something else has filled the disk to its last byte.
 */
export interface Ballast {
  /** To be called before each write: lets some of it go when there is next to no room left. */
  makeRoom(): void;
  close(): void;
}

/**
 * Opens the ballast of a data folder.
 * @param reserve bytes that images leave free; 0 for no ballast
 * @param keeps whether this process makes the file, and makes it whole again when the disk has room
 */
export function openBallast(folder: string, reserve: number, keeps: boolean): Ballast {
  const path = join(folder, 'negatoscope.ballast');
  const size = Math.min(SIZE, Math.floor(reserve / 4));
  const step = Math.ceil(size / STEPS);
  if (size === 0) return { makeRoom() {}, close() {} };
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const held = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

  async function grow(): Promise<void> {
    const missing = size - held();
    if (missing <= 0 || free() < reserve + missing) return;
    const file = await open(path, 'a', 0o600);
    try {
      // Random, so that a file system that compresses keeps the room all the same.
      for (let left = missing; left > 0; left -= CHUNK)
        await file.appendFile(randomBytes(Math.min(left, CHUNK)));
    } finally {
      await file.close();
    }
  }

  const growing = () => grow().catch((error: Error) => console.error(`${path}: ${error.message}`));
  const timer = keeps ? setInterval(growing, REGROWN_AFTER).unref() : undefined;
  if (keeps) void growing();
  return {
    makeRoom() {
      for (let left = held(); left > 0 && free() < step / 2; left = held())
        truncateSync(path, Math.max(0, left - step));
    },
    close: () => clearInterval(timer),
  };
}
