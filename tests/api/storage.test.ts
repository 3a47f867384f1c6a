import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StorageUse, storageUse } from '#lib/images/storage-schemas.ts';
import { savePart } from '../run/save-part.ts';
import { runAdmin } from './run-admin.ts';
import { type Person, type Site, startSite } from './site.ts';
import { startUpload, upload } from './tus.ts';

let site: Site;
let anna: Person;
beforeAll(async () => {
  site = await startSite({ QUOTA_MB: '3' });
  anna = await site.person('Anna');
});
afterAll(() => site.stop());

const use = async (person = anna): Promise<StorageUse> =>
  storageUse.parse((await site.send('GET', '/api/account/storage', person)).json);
const picture = async () => {
  const raw = { width: 300, height: 300, channels: 3 } as const;
  return upload(site, anna, await sharp(randomBytes(270_000), { raw }).png().toBuffer());
};

describe('what takes room', () => {
  it('is told by kind and by content, with what is in none and what is under way', async () => {
    expect(await use()).toEqual({
      quota: 3_000_000,
      used: 0,
      texts: 0,
      kinds: [],
      largest: [],
      unplaced: { images: 0, bytes: 0 },
      pending: { uploads: 0, bytes: 0 },
    });
    const { json } = await site.send('POST', '/api/cases', { ...anna, json: { title: 'Cas' } });
    const images = [(await picture()).json, (await picture()).json];
    const folders = [
      {
        id: 'f1',
        name: 'Face',
        description: '',
        images: images.map((image) => ({ kind: 'image', ...image })),
      },
    ];
    const body = { folders, mainImage: null };
    expect((await savePart(site, anna.token, json._id, body, 1)).status).toBe(200);
    await picture();
    await startUpload(site, anna, 500_000);
    const found = await use();
    const [cases] = found.kinds;
    expect(cases).toMatchObject({ kind: 'case', items: 1 });
    expect(cases!.bytes).toBeGreaterThan(540_000);
    expect(found.largest).toEqual([{ _id: json._id, kind: 'case', title: 'Cas', bytes: cases!.bytes }]);
    expect(found.pending).toEqual({ uploads: 1, bytes: 500_000 });
    expect(found.unplaced.images).toBe(1);
    expect(found.used).toBe(cases!.bytes + found.unplaced.bytes + 500_000);
    // A copy of one's own shares every image; its texts are its own.
    await site.send('POST', `/api/cases/${json._id}/copy`, anna);
    const after = await use();
    expect(found.texts).toBeGreaterThan(200);
    expect([after.used, after.texts, after.kinds[0]?.bytes]).toEqual([
      found.used + found.texts,
      2 * found.texts,
      2 * cases!.bytes,
    ]);
  });

  it('is freed without deleting a content', async () => {
    const before = await use();
    const freed = await site.send('DELETE', '/api/account/storage/unplaced', anna);
    expect(storageUse.parse(freed.json)).toMatchObject({
      used: before.used - before.unplaced.bytes,
      unplaced: { images: 0, bytes: 0 },
    });
    const given = await site.send('DELETE', '/api/account/storage/pending', anna);
    expect(given.json).toMatchObject({ pending: { uploads: 0, bytes: 0 } });
    expect(given.json.used).toBe(before.used - before.unplaced.bytes - 500_000);
    expect(given.json.kinds).toEqual(before.kinds);
    expect((await site.send('DELETE', '/api/account/storage/tout', anna)).status).toBe(404);
  });

  it('is bounded for one person by what the administrator gives', async () => {
    const env = { DATA_DIR: site.context.settings.dataDir, QUOTA_MB: '3' };
    expect(await runAdmin(['quota', 'Anna', '0'], env)).toMatchObject({ status: 0 });
    expect((await use()).quota).toBe(0);
    expect((await startUpload(site, anna, 50_000_000)).status).toBe(201);
    const told = await runAdmin(['quota', 'Anna', '100'], env);
    expect(told.output).toMatch(
      /^Anna\u00a0: 100\u00a0Mo, dont .* utilisés \(images\u00a0: 50,.*\u00a0Mo\u202f; textes\u00a0: \d.*\u00a0ko\)\.$/m,
    );
    expect((await startUpload(site, anna, 50_000_000)).json.code).toBe('quota_full');
    expect((await runAdmin(['quota', 'Anna', '-'], env)).output).toContain('3\u00a0Mo');
    expect((await use()).quota).toBe(3_000_000);
    expect((await runAdmin(['quota', 'Anna', 'beaucoup'], env)).status).toBe(1);
    expect((await runAdmin(['quota', 'Personne', '5'], env)).status).toBe(1);
  });
});
