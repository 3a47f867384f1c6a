import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FullDiskReport, runFullDisk } from '../run/full-disk.ts';
import { type SmallDisk, smallDisk } from '../run/small-disk.ts';
import { tier } from '../run/tier.ts';

const MEGABYTES = 32;
const found = tier === 'full' ? await smallDisk(MEGABYTES) : { unavailable: 'It is for the full tier.' };
const disk = 'unavailable' in found ? undefined : found;
if ('unavailable' in found) console.warn(`Not tested: a disk that can be filled. ${found.unavailable}`);

describe.skipIf(!disk)('a full disk', () => {
  let report: FullDiskReport;
  beforeAll(async () => {
    report = await runFullDisk(disk as SmallDisk);
  });
  afterAll(() => disk?.remove());

  it('refuses in French whatever makes the data grow, and after a kill or a stop as well', () => {
    expect(report.writes).toHaveLength(21);
    for (const { what, status, code, message } of report.writes) {
      expect([status, code], what).toEqual([507, 'disk_full']);
      expect(message, what).toMatch(/^L’espace de stockage est plein/);
    }
  });

  it('lets people sign in and out, rate, give up uploads and delete', () => {
    expect(report.needed).toHaveLength(15);
    for (const { what, status } of report.needed) expect([200, 201, 204], what).toContain(status);
  });

  it('lets everybody read, also once restarted while still full', () => {
    expect(report.reads).toHaveLength(18);
    for (const { what, status } of report.reads) expect(status, what).toBe(200);
  });

  it('goes on where it was once there is room, without a restart', () => {
    for (const { what, status } of report.after) expect([200, 201, 204], what).toContain(status);
  });

  it('leaves nothing half-written', () => {
    expect(report.damage).toEqual([]);
  });
});
