import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impostors, mutate, randomNumbers, seedImages, stowaways } from '../run/mutate-images.ts';
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

async function storedFiles(): Promise<string[]> {
  const rows = await site.context.db.selectFrom('file').select('sha256').execute();
  return rows.map(({ sha256 }) => sha256).sort();
}

describe('what is not an image', () => {
  it.each(Object.entries(impostors(seeds)))('%s is refused in words and leaves nothing', async (_, bytes) => {
    const before = await storedFiles();
    const answer = await upload(site, anna, bytes);
    expect(FAULTS).toContain(answer.json?.code);
    expect(answer.json.message).toMatch(/^Cette image|^Ce fichier/);
    expect(await storedFiles()).toEqual(before);
    expect(await readdir(join(site.context.settings.dataDir, 'uploads'))).toEqual([]);
  });

  it.each(Object.entries(stowaways(seeds)))('%s is stored as pixels alone', async (_, bytes) => {
    const answer = await upload(site, anna, bytes);
    expect(answer.status).toBe(200);
    const stored = (await site.context.files.get(answer.json.file)) as Buffer;
    expect(stored.includes('script')).toBe(false);
    expect(stored.subarray(0, 4).toString()).toBe('RIFF');
  });

  it('of which 500 are spoilt images: an image or a refusal, never a failure, nothing stored of the refused', async () => {
    const next = randomNumbers(20_261_121);
    const kept = new Set(await storedFiles());
    const counts = { taken: 0, refused: 0 };
    for (let round = 0; round < 500; round += 1) {
      const originals = Object.values(seeds);
      const bytes = mutate(originals[round % originals.length]!, next);
      const answer = await upload(site, anna, bytes);
      if (answer.status === 200) {
        counts.taken += 1;
        kept.add(answer.json.file);
      } else {
        counts.refused += 1;
        expect(FAULTS, `${round}: ${answer.status} ${answer.text}`).toContain(answer.json?.code);
      }
    }
    expect(counts.taken).toBeGreaterThan(20);
    expect(counts.refused).toBeGreaterThan(200);
    expect(await storedFiles()).toEqual([...kept].sort());
    expect(await readdir(join(site.context.settings.dataDir, 'uploads'))).toEqual([]);
  }, 180_000);
});
