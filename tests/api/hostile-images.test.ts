import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { describeFull } from '../run/describe-full.ts';
import { hostileFiles, impostors, stowaways } from '../run/hostile-files.ts';
import { seedImages } from '../run/mutate-images.ts';
import { type HostileOutcome, sendHostile } from '../run/send-hostile.ts';
import { uploadRemains } from '../run/upload-remains.ts';
import { type Person, type Site, startSite } from './site.ts';
import { upload } from './tus.ts';

let site: Site;
let anna: Person;
const seeds = await seedImages();
beforeAll(async () => {
  site = await startSite();
  anna = await site.person('Anna');
});
afterAll(() => site.stop());

const FAULTS = ['image_unsupported', 'image_unreadable', 'image_too_large'];
/** A part of the 14,000 of `npm run bench -- R6`. */
const SAMPLE = 200;

async function storedFiles(): Promise<string[]> {
  const rows = await site.context.db.selectFrom('file').select('sha256').execute();
  return rows.map(({ sha256 }) => sha256).sort();
}

const underWay = () => uploadRemains(site.context.settings.dataDir);

describe('what is not an image', () => {
  it.each(Object.entries(impostors(seeds)))('%s is refused in words and leaves nothing', async (_, bytes) => {
    const before = await storedFiles();
    const answer = await upload(site, anna, bytes);
    expect(FAULTS).toContain(answer.json?.code);
    expect(answer.json.message).toMatch(/^Cette image|^Ce fichier/);
    expect(await storedFiles()).toEqual(before);
    expect(await underWay()).toEqual([]);
  });

  it.each(Object.entries(stowaways(seeds)))('%s is stored as pixels alone', async (_, bytes) => {
    const answer = await upload(site, anna, bytes);
    expect(answer.status).toBe(200);
    const stored = (await site.context.files.get(answer.json.file)) as Buffer;
    expect(stored.includes('script')).toBe(false);
    expect(stored.subarray(0, 4).toString()).toBe('RIFF');
  });
});

describeFull(`${SAMPLE} spoilt images and frames`, () => {
  it('are an image or a refusal, and nothing is stored of the refused', async () => {
    const kept = await storedFiles();
    const outcome: HostileOutcome = { sent: 0, refused: new Map(), taken: new Set(), faults: [] };
    const files = hostileFiles(SAMPLE);
    await Promise.all([1, 2].map(() => sendHostile(site, anna, files, outcome)));
    expect(outcome.faults).toEqual([]);
    expect(outcome.sent).toBe(SAMPLE);
    expect(FAULTS).toEqual(expect.arrayContaining([...outcome.refused.keys()]));
    expect(outcome.taken.size).toBeGreaterThan(10);
    expect(await storedFiles()).toEqual([...new Set([...kept, ...outcome.taken])].sort());
    expect(await underWay()).toEqual([]);
    expect(await checkFiles(site.context)).toMatchObject({ missing: [], corrupt: [], unknown: 0 });
  });
});
