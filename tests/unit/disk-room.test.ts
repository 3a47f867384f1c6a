import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DiskRoom, openDiskRoom } from '#lib/platform/server/files/disk-room.ts';

/** Large beside what other programs write to this disk meanwhile. */
const LARGE = 256 * 1024 * 1024;

let folder: string;
let room: DiskRoom;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'room-'));
  const { bavail, bsize } = await statfs(folder);
  room = openDiskRoom(folder, Math.max(0, bavail * bsize - 1.5 * LARGE));
});
afterEach(() => rm(folder, { recursive: true }));

it('counts what is about to be written by others, until it is', async () => {
  const written = await room.hold(LARGE);
  await expect(room.hold(LARGE)).rejects.toMatchObject({ code: 'disk_full' });
  await expect(room.assertFor(LARGE)).rejects.toMatchObject({ code: 'disk_full' });
  written();
  written();
  await room.assertFor(LARGE);
  await room.hold(LARGE);
  await expect(room.hold(LARGE)).rejects.toMatchObject({ code: 'disk_full' });
});

it('refuses what would reach into the reserve, and lets it be reached into by a share', async () => {
  await expect(room.hold(2 * LARGE)).rejects.toMatchObject({ code: 'disk_full' });
  await room.hold(2 * LARGE, 0);
});
