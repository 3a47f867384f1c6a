import { randomBytes } from 'node:crypto';
import { statfsSync, statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Maximum size of the ballast, at most a quarter of the reserve; a sign-in writes some 40 KB. */
const SIZE = 16 * 2 ** 20;
/** Number of steps in which it is released: a process that fills the disk gets only what one step frees. */
const STEPS = 8;
const CHUNK = 2 ** 20;
/** Interval (ms) of the attempts to restore the ballast to its full size. */
const REGROWN_AFTER = 60_000;

/**
 * A file that reserves space on the database's disk, so that signing in, signing out and deleting still work after
 * other programs have filled the disk completely.
 */
export interface Ballast {
  /** Must be called before each write: releases part of the ballast when the disk is almost full. */
  makeRoom(): void;
  close(): void;
}

/**
 * Opens the ballast of a data folder.
 * @param reserve bytes that images must leave free; 0 for no ballast
 * @param keeps whether this process creates the file, and restores it when the disk has space again
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
      // Random bytes, because a compressing file system would not reserve space for zeros.
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
