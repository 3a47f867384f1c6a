import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UPLOADS_MAX } from '#lib/images/upload-limits.ts';
import type { Answer } from '../run/caller.ts';
import { savePart } from '../run/save-part.ts';
import { uploadRemains } from '../run/upload-remains.ts';
import { type Person, type Site, startSite } from './site.ts';
import { giveUp, sendBytes, startUpload, upload } from './tus.ts';

const QUOTA = 1_000_000;

let site: Site;
let anna: Person;
beforeAll(async () => {
  site = await startSite({ QUOTA_MB: '1' });
});
afterAll(() => site.stop());

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

async function caseWith(owner: Person, image: object): Promise<string> {
  const { json } = await site.send('POST', '/api/cases', { token: owner.token, json: { title: 'Cas' } });
  const folders = [{ id: 'f1', name: 'Face', description: '', images: [{ kind: 'image', ...image }] }];
  const saved = await savePart(site, owner.token, json._id, { folders, mainImage: null }, 1);
  expect(saved.status).toBe(200);
  return json._id;
}

describe('a quota of 1 Mo', () => {
  let people = 0;
  beforeEach(async () => {
    people += 1;
    anna = await site.person(`Anna ${people}`);
  });

  it('lets exactly as many of 200 uploads begin at once as may be under way', async () => {
    const many = await site.person('Beaucoup');
    // Above a number of waiting requests, a person is told to come back: the test does.
    const begin = async (): Promise<Answer> => {
      const answer = await startUpload(site, many, 1);
      if (answer.json?.code !== 'too_many_writes') return answer;
      await new Promise((wake) => setTimeout(wake, 1000 * Number(answer.headers.get('retry-after'))));
      return begin();
    };
    const answers = await Promise.all(Array.from({ length: 200 }, begin));
    const begun = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ json }) => json?.code === 'uploads_full');
    expect([begun.length, refused.length]).toEqual([UPLOADS_MAX, 200 - UPLOADS_MAX]);
  });

  it('is never exceeded by what is announced at once', async () => {
    const many = await site.person('Ensemble');
    const answers = await Promise.all(Array.from({ length: 30 }, () => startUpload(site, many, 99_000)));
    const begun = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ json }) => json?.code === 'quota_full');
    expect([begun.length, refused.length]).toEqual([10, 20]);
  });

  it('refuses an upload in French before its first byte, and takes it once there is room', async () => {
    const { path } = await startUpload(site, anna, 600_000);
    const refused = await startUpload(site, anna, 500_000);
    expect([refused.status, refused.json.code]).toEqual([413, 'quota_full']);
    expect(refused.json.message).toBe(
      'Votre espace est plein\u00a0: 600\u00a0ko sur 1\u00a0Mo, et il en faudrait 500\u00a0ko de plus. ' +
        'Supprimez des contenus ou des images (la page «\u202fMon compte\u202f» montre ce qui prend de la place), ' +
        'ou demandez plus d’espace à l’administrateur.',
    );
    expect(await uploadRemains(site.context.settings.dataDir)).toEqual([]);
    expect((await giveUp(site, anna, path)).status).toBe(204);
    const again = await startUpload(site, anna, 500_000);
    expect(again.status).toBe(201);
    await giveUp(site, anna, again.path);
  });

  it('counts stored images with their copies, and frees them with their case', async () => {
    const { json } = await upload(site, anna, await noise(440, 440));
    const id = await caseWith(anna, json);
    const refused = await startUpload(site, anna, 500_000);
    expect([refused.status, refused.json.code]).toEqual([413, 'quota_full']);
    const row = await site.context.db.selectFrom('user_storage').select('stored').execute();
    expect(Math.max(...row.map(({ stored }) => stored ?? 0))).toBeGreaterThan(440 * 440 * 3);
    expect((await site.send('DELETE', `/api/cases/${id}`, anna)).status).toBe(204);
    const { status, path } = await startUpload(site, anna, 500_000);
    expect(status).toBe(201);
    await giveUp(site, anna, path);
  });

  it('is freed by a file that is refused', async () => {
    const bytes = randomBytes(900_000);
    expect((await upload(site, anna, bytes)).json.code).toBe('image_unsupported');
    expect((await upload(site, anna, bytes)).json.code).toBe('image_unsupported');
  });

  it('refuses an image that takes more room than its file did', async () => {
    const small = await sharp(await noise(300, 300))
      .jpeg({ quality: 50 })
      .toBuffer();
    const { path } = await startUpload(site, anna, QUOTA - small.length);
    const begun = await startUpload(site, anna, small);
    await sendBytes(site, anna, begun.path, 0, small);
    const answer = await site.send('POST', `${begun.path}/image`, anna);
    expect([answer.status, answer.json.code]).toEqual([413, 'quota_full']);
    expect((await site.send('POST', `${begun.path}/image`, anna)).status).toBe(404);
    await giveUp(site, anna, path);
    expect((await upload(site, anna, small)).status).toBe(200);
  });
});
