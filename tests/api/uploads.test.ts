import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagePath } from '#lib/images/image-paths.ts';
import { UPLOAD_MAX, UPLOADS_MAX } from '#lib/images/upload-limits.ts';
import { uploadWithCuts } from '../run/cut-uploads.ts';
import { savePart } from '../run/save-part.ts';
import { uploadRemains } from '../run/upload-remains.ts';
import { type Person, type Site, startSite } from './site.ts';
import { giveUp, sendBytes, startUpload, upload } from './tus.ts';

let site: Site;
let anna: Person;
let other: Person;
beforeAll(async () => {
  site = await startSite();
  anna = await site.person('Anna');
  other = await site.person('Autre');
});
afterAll(() => site.stop());

/** Noise, so that nothing compresses away and every offset counts. */
function noise(width: number, height: number, seed = 1) {
  let state = seed;
  const pixels = Buffer.from(
    Uint8Array.from({ length: width * height }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

const partials = () => uploadRemains(site.context.settings.dataDir);

async function newCase(): Promise<string> {
  const answer = await site.send('POST', '/api/cases', { token: anna.token, json: { title: 'Cas' } });
  expect(answer.status).toBe(201);
  return answer.json._id;
}

const folderOf = (...images: object[]) => [{ id: 'f1', name: 'Face', description: '', images }];

describe('an upload', () => {
  it('becomes an image that its person attaches to a case, and readers see', async () => {
    const source = await noise(110, 80).png().toBuffer();
    const answer = await upload(site, anna, source);
    expect([answer.status, answer.json.width, answer.json.height]).toEqual([200, 110, 80]);
    const id = await newCase();
    const image = { kind: 'image', ...answer.json };
    const saved = await savePart(site, anna.token, id, { folders: folderOf(image), mainImage: null }, 1);
    expect([saved.status, saved.json.imageCount]).toEqual([200, 1]);
    const shown = await fetch(site.origin + imagePath(id, answer.json.file), {
      headers: { Cookie: anna.cookie },
    });
    const seen = await sharp(await shown.arrayBuffer())
      .greyscale()
      .raw()
      .toBuffer();
    expect(seen.equals(await sharp(source).greyscale().raw().toBuffer())).toBe(true);
    expect((await site.send('GET', imagePath(id, answer.json.file, '400.avif'), anna)).status).toBe(200);
    expect(await partials()).toEqual([]);
  });

  it('is told the same again when it is asked again', async () => {
    const bytes = await noise(30, 30, 7).png().toBuffer();
    const { path } = await startUpload(site, anna, bytes);
    await sendBytes(site, anna, path, 0, bytes);
    const [first, second] = await Promise.all([1, 2].map(() => site.send('POST', `${path}/image`, anna)));
    const third = await site.send('POST', `${path}/image`, anna);
    expect([second?.json, third.json]).toEqual([first?.json, first?.json]);
  });

  it('belongs to who started it', async () => {
    const bytes = await noise(30, 30, 8).png().toBuffer();
    const { path } = await startUpload(site, anna, bytes);
    const seen = await site.send('GET', path, { token: other.token, headers: { 'Tus-Resumable': '1.0.0' } });
    expect(seen.status).toBe(404);
    expect((await sendBytes(site, other, path, 0, bytes)).status).toBe(404);
    expect((await giveUp(site, other, path)).status).toBe(404);
    expect((await sendBytes(site, anna, path, 0, bytes)).status).toBe(204);
    expect((await site.send('POST', `${path}/image`, other)).status).toBe(404);
    const { json } = await site.send('POST', `${path}/image`, anna);
    const mine = await site.send('POST', '/api/cases', { token: other.token, json: { title: 'Vol' } });
    const theft = { folders: folderOf({ kind: 'image', ...json }), mainImage: null };
    const answer = await savePart(site, other.token, mine.json._id, theft, 1);
    expect([answer.status, answer.json.code]).toEqual([422, 'image_foreign']);
  });

  it('is refused without a bearer, with a cookie alone, or without the protocol', async () => {
    expect((await site.send('POST', '/api/uploads', { cookie: anna.cookie })).status).toBe(401);
    expect((await site.send('POST', '/api/uploads', { token: anna.token })).status).toBe(400);
    const deferred = { 'Tus-Resumable': '1.0.0', 'Upload-Defer-Length': '1' };
    expect((await site.send('POST', '/api/uploads', { token: anna.token, headers: deferred })).status).toBe(
      400,
    );
  });

  it('is bounded in size and number', async () => {
    expect((await startUpload(site, anna, UPLOAD_MAX + 1)).status).toBe(413);
    const many = await site.person('Beaucoup');
    for (let index = 0; index < UPLOADS_MAX; index += 1)
      expect((await startUpload(site, many, 10)).status).toBe(201);
    const refused = await startUpload(site, many, 10);
    expect([refused.status, refused.json.code]).toEqual([429, 'uploads_full']);
    expect(refused.headers.get('retry-after')).toBe('5');
    const { path } = await startUpload(site, anna, 10);
    expect((await sendBytes(site, anna, path, 0, new Uint8Array(11))).status).toBe(413);
    expect((await sendBytes(site, anna, path, 5, new Uint8Array(5))).status).toBe(409);
    expect((await site.send('POST', `${path}/image`, anna)).json.code).toBe('upload_incomplete');
    expect((await giveUp(site, anna, path)).status).toBe(204);
  });

  it('that does not say what is to come is refused in words', async () => {
    for (const metadata of [{} as Record<string, string>, { sha256: 'abc' }, { sha256: 'A'.repeat(64) }]) {
      const answer = await startUpload(site, anna, 10, metadata);
      expect([answer.status, answer.json.code]).toEqual([400, 'checksum_required']);
      expect(answer.json.message).toContain('rechargez la page');
    }
  });

  it('of one patient is never finished with the bytes of another', async () => {
    const slice = (seed: number) => noise(30, 30, seed).png({ compressionLevel: 0 }).toBuffer();
    const [first, second] = [await slice(21), await slice(22)];
    expect(second.length).toBe(first.length);
    const { path } = await startUpload(site, anna, first);
    await sendBytes(site, anna, path, 0, first.subarray(0, 400));
    await sendBytes(site, anna, path, 400, second.subarray(400));
    const answer = await site.send('POST', `${path}/image`, anna);
    expect([answer.status, answer.json.code]).toEqual([422, 'upload_damaged']);
  });

  it('is answered when it is refused unread, again and again', async () => {
    const bytes = new Uint8Array(3_000_000);
    const { path } = await startUpload(site, anna, bytes);
    const unread = bytes.subarray(7);
    for (let round = 0; round < 20; round += 1)
      expect((await sendBytes(site, anna, path, 7, unread)).status).toBe(409);
    await giveUp(site, anna, path);
  });

  it('that was altered on its way is refused and gone', async () => {
    const bytes = await noise(30, 30, 9).png().toBuffer();
    const { path } = await startUpload(site, anna, bytes);
    const altered = Buffer.from(bytes);
    altered[200] = altered[200]! ^ 1;
    await sendBytes(site, anna, path, 0, altered);
    expect((await site.send('POST', `${path}/image`, anna)).json.code).toBe('upload_damaged');
    expect((await site.send('POST', `${path}/image`, anna)).status).toBe(404);
  });
});

describe('an upload that is cut', () => {
  it('at each of 50 offsets and resumed gives the very same file, and leaves nothing behind', async () => {
    const bytes = await noise(120, 90, 11).png().toBuffer();
    const whole = await upload(site, anna, bytes);
    const before = await partials();
    for (const answer of await uploadWithCuts(site, anna, bytes, 50))
      expect([answer.status, answer.json]).toEqual([200, whole.json]);
    expect(await partials()).toEqual(before);
    const rows = await site.context.db
      .selectFrom('file')
      .select('sha256')
      .where('width', '=', 120)
      .where('height', '=', 90)
      .execute();
    expect(rows).toEqual([{ sha256: whole.json.file }]);
  });
});
