import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILL, type FillReport, runFillDisk } from '../run/fill-disk.ts';
import { type SmallDisk, smallDisk } from '../run/small-disk.ts';
import { tier } from '../run/tier.ts';

const found = tier === 'full' ? await smallDisk(FILL.disk) : { unavailable: 'It is for the full tier.' };
const disk = 'unavailable' in found ? undefined : found;
if ('unavailable' in found) console.warn(`Not tested: a disk that can be filled. ${found.unavailable}`);

describe.skipIf(!disk)('one account that fills the disk', () => {
  let report: FillReport;
  beforeAll(async () => {
    report = await runFillDisk(disk as SmallDisk);
  });
  afterAll(() => disk?.remove());

  it('is stopped by its quota in French, whatever it tries', () => {
    expect(report.stopped).toEqual({
      unfinished: 'quota_full',
      kept: 'quota_full',
      'deleted and sent again': 'quota_lately',
    });
    expect(report.wordless).toEqual([]);
  });

  it('leaves most of the disk to others, who sign in, copy, delete and read meanwhile', () => {
    expect(new Set(report.others)).toEqual(new Set([200, 201, 204]));
    expect(report.left).toBeGreaterThan(FILL.reserve * 1_000_000);
    // Twice the quota within days, and what the database writes about it.
    expect(report.taken).toBeLessThan(2.5 * FILL.quota * 1_000_000);
  });
});
