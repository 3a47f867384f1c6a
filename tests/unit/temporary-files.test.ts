import { mkdtemp, open, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#lib/platform/errors.ts';
import type { DiskRoom } from '#lib/platform/server/files/disk-room.ts';
import type { OpenFile } from '#lib/platform/server/files/open-file.ts';
import { type Fill, TemporaryFiles } from '#lib/platform/server/files/temporary-files.ts';

const MEGABYTE = 1024 * 1024;
let folder: string;
let files: TemporaryFiles;
let made: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'temporary-'));
  files = new TemporaryFiles(folder, { max: 8 * MEGABYTE });
  made = [];
});
afterEach(async () => {
  await files.close();
  expect(files.bytes).toBe(0);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

/** Bytes in pieces, as they come from a compressor. */
async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
}

const bytesOf = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE, megabytes);

function opened(name: string, megabytes: number, sha256?: string) {
  const fill: Fill = async (take) => {
    made.push(name);
    await take(inPieces(bytesOf(megabytes)));
    return true;
  };
  return files.open(name, fill, sha256) as Promise<OpenFile>;
}

const isWhole = async (file: OpenFile, megabytes: number) =>
  bytesOf(megabytes).equals(await buffer(file.pieces()));

it('holds small files in memory, larger ones on the disk, readable by nobody else', async () => {
  const [small, large] = [await opened('small', 0.5), await opened('large', 3)];
  expect([small.held, large.held, files.bytes]).toEqual([MEGABYTE / 2, 0, 3 * MEGABYTE]);
  expect([await isWhole(small, 0.5), await isWhole(large, 3)]).toEqual([true, true]);
  expect(await readdir(folder)).toEqual([]);
  await Promise.all([small.close(), large.close()]);
});

it('makes a file once for those who ask together, and keeps it for those who ask later', async () => {
  const together = await Promise.all([1, 2, 3].map(() => opened('one', 2)));
  for (const file of together) await file.close();
  const later = await opened('one', 2);
  expect([await isWhole(later, 2), made]).toEqual([true, ['one']]);
  await later.close();
});

it('makes a kept file anew when the disk has changed it', async () => {
  await (await opened('one', 2)).close();
  const [link] = (await Promise.all((await readdir('/proc/self/fd')).map(descriptor))).filter(Boolean);
  const handle = await open(link!, 'r+');
  await handle.write(Buffer.from([7]), 0, 1, MEGABYTE);
  await handle.close();
  const again = await opened('one', 2);
  expect([await isWhole(again, 2), made]).toEqual([true, ['one', 'one']]);
  await again.close();
});

async function descriptor(fd: string): Promise<string | undefined> {
  const path = `/proc/self/fd/${fd}`;
  return (await readlink(path).catch(() => '')).startsWith(folder) ? path : undefined;
}

it('forgets what was used longest ago for want of room, never what is being read; else it is busy', async () => {
  await (await opened('first', 3)).close();
  const second = await opened('second', 3);
  const third = await opened('third', 4);
  await expect(opened('fourth', 2)).rejects.toMatchObject({ code: 'busy' });
  expect([await isWhole(second, 3), await isWhole(third, 4), files.bytes]).toEqual([
    true,
    true,
    7 * MEGABYTE,
  ]);
  await third.close();
  const fourth = await opened('fourth', 2);
  await Promise.all([second.close(), fourth.close()]);
  await (await opened('second', 3)).close();
  expect(made).toEqual(['first', 'second', 'third', 'fourth', 'fourth']);
});

it('passes on neither what breaks off, nor what is not there, nor what are other bytes', async () => {
  const cut: Fill = async (take) => {
    await take(inPieces(bytesOf(2)));
    throw new Error('cut');
  };
  await expect(files.open('cut', cut)).rejects.toThrow('cut');
  expect(await files.open('absent', async () => false)).toBeUndefined();
  expect(await opened('other', 2, '0'.repeat(64))).toBe('corrupt');
  expect(files.bytes).toBe(0);
});

it('starts anew when what it is filled from does', async () => {
  const fill: Fill = async (take) => {
    await take(inPieces(bytesOf(3)));
    await take(inPieces(bytesOf(2)));
    return true;
  };
  const file = (await files.open('twice', fill)) as OpenFile;
  expect([await isWhole(file, 2), files.bytes]).toEqual([true, 2 * MEGABYTE]);
  await file.close();
});

it('counts against the reserve of the disk, of which it leaves half alone: what nobody reads goes first', async () => {
  const RESERVE = 4 * MEGABYTE;
  let free = 8 * MEGABYTE;
  const disk: DiskRoom = {
    assertFor: async () => undefined,
    async hold(_bytes, share = 1) {
      if (free - files.bytes < RESERVE * share) throw new AppError('disk_full');
      return () => undefined;
    },
  };
  files = new TemporaryFiles(folder, { room: disk });
  await (await opened('first', 4)).close();
  const second = await opened('second', 4);
  expect([made, files.bytes]).toEqual([['first', 'second'], 4 * MEGABYTE]);
  await expect(opened('third', 4)).rejects.toMatchObject({ code: 'unavailable' });
  expect([await isWhole(second, 4), files.bytes]).toEqual([true, 4 * MEGABYTE]);
  await second.close();
  free = RESERVE;
  await (await opened('third', 2)).close();
  expect(files.bytes).toBe(2 * MEGABYTE);
});

it('says « unavailable » when the disk has no room, and nothing is left open', async () => {
  const full: Fill = async (take) => {
    await take(inPieces(bytesOf(2)));
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  };
  await expect(files.open('full', full)).rejects.toMatchObject({ code: 'unavailable' });
});
