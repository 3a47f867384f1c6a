import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { storeFrame } from '#lib/images/server/store-frame.ts';
import { type CuttableLine, openLine } from '../run/cuttable-line.ts';
import { type Bucket, makeBucket, NO_S3, serverUrl } from '../run/s3-server.ts';
import { savePart } from '../run/save-part.ts';
import { runAdmin } from './run-admin.ts';
import { type Person, type Site, startSite } from './site.ts';
import { offsetOf, sendBytes, startUpload, upload } from './tus.ts';

const folderOf = (...images: object[]) => [{ id: 'f1', name: 'Face', description: '', images }];

/** A picture in which every pixel counts. */
const picture = (seed: number) => {
  const pixels = Buffer.from(Uint8Array.from({ length: 9000 }, (_, index) => (index * seed) % 251));
  return sharp(pixels, { raw: { width: 100, height: 90, channels: 1 } }).png();
};
const greyOf = (bytes: Buffer | ArrayBuffer) => sharp(bytes).greyscale().raw().toBuffer();

describe.skipIf(NO_S3)(`the product with its files on S3 ${NO_S3}`, () => {
  let line: CuttableLine;
  let bucket: Bucket;
  let site: Site;
  let anna: Person;
  let id: string;
  beforeAll(async () => {
    line = await openLine(serverUrl());
    bucket = await makeBucket(line.port);
    site = await startSite(bucket.env);
    anna = await site.person('Anna');
    const made = await site.send('POST', '/api/cases', { token: anna.token, json: { title: 'Cas' } });
    id = made.json._id;
  });
  afterAll(async () => {
    await site?.stop();
    await line?.close();
  });

  const attach = async (revision: number, ...images: object[]) => {
    return savePart(site, anna.token, id, { folders: folderOf(...images), mainImage: null }, revision);
  };
  const read = async (file: string, variant?: 'frame.bin' | '400.avif') =>
    fetch(site.origin + imagePath(id, file, variant), {
      headers: { Cookie: anna.cookie, 'Accept-Encoding': 'br' },
    });

  it('shows an uploaded image and its thumbnails, also after a restart; the disk holds no file', async () => {
    const source = await picture(7).toBuffer();
    const { json } = await upload(site, anna, source);
    expect((await attach(1, { kind: 'image', ...json })).status).toBe(200);
    const check = async () => {
      const shown = await read(json.file);
      expect((await greyOf(await shown.arrayBuffer())).equals(await greyOf(source))).toBe(true);
      expect((await read(json.file, '400.avif')).status).toBe(200);
    };
    await check();
    await site.restart();
    await check();
    expect(existsSync(join(site.context.settings.dataDir, 'files'))).toBe(false);
  });

  it('shows a frame with every value', async () => {
    const pixels = Int16Array.from({ length: 48 * 64 }, (_, index) => index * 3 - 1000);
    const source = { rows: 48, columns: 64, pixels, window: { centre: 50, width: 400 } };
    const options = { thumbnails: false, now: Date.now() };
    const { image, rows } = await storeFrame(site.context.files, source, options);
    await site.context.db.transaction().execute((trx) => recordImages(trx, rows));
    const person = await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    for (const sha256 of [image.file, image.frame])
      await site.context.db
        .insertInto('upload')
        .values({ id: sha256, user_id: person.id, sha256, created_at: Date.now() })
        .execute();
    expect((await attach(2, image)).status).toBe(200);
    const shown = await read(image.frame, 'frame.bin');
    expect(shown.headers.get('content-encoding')).toBe('br');
    expect([...decodeFrame(new Uint8Array(await shown.arrayBuffer())).pixels]).toEqual([...pixels]);
  });

  it('refuses a damaged file in French, and never sends it', async () => {
    const { json } = await upload(site, anna, await picture(11).toBuffer());
    await attach(3, { kind: 'image', ...json });
    const bytes = Buffer.from(await (await read(json.file)).arrayBuffer());
    bytes[50] = bytes[50]! ^ 1;
    await bucket.raw('PUT', `images/essai/${json.file}`, bytes);
    const shown = await read(json.file);
    expect([shown.status, await shown.json()]).toEqual([
      500,
      { code: 'file_damaged', message: expect.stringContaining('endommagée') },
    ]);
    const { output, status } = await runAdmin(['check-files'], {
      ...bucket.env,
      DATA_DIR: site.context.settings.dataDir,
    });
    expect([status, output]).toEqual([1, expect.stringContaining(json.file)]);
    await upload(site, anna, await picture(11).toBuffer());
    expect((await read(json.file)).status).toBe(200);
  });

  it('answers 503 in French while the store is away, keeps uploads, and goes on afterwards', async () => {
    const { json } = await upload(site, anna, await picture(13).toBuffer());
    await attach(4, { kind: 'image', ...json });
    const bytes = await picture(17).toBuffer();
    const { path } = await startUpload(site, anna, bytes);
    await sendBytes(site, anna, path, 0, bytes.subarray(0, 300));
    const whole = await startUpload(site, anna, bytes);
    await sendBytes(site, anna, whole.path, 0, bytes);
    line.cut();
    const refused = await read(json.file);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await refused.json()).message).toContain('momentanément indisponible');
    expect((await sendBytes(site, anna, path, 300, bytes.subarray(300))).status).toBe(503);
    expect(await offsetOf(site, anna, path)).toBe(300);
    expect((await site.send('POST', `${whole.path}/image`, anna)).status).toBe(503);
    expect((await site.send('GET', '/public-cases')).status).toBe(200);
    expect((await site.send('GET', '/api/ready')).status).toBe(200);
    expect(site.output()).toMatch(/Hors service\u00a0: .+ \(GET \/images\//);
    line.mend();
    expect((await read(json.file)).status).toBe(200);
    expect((await sendBytes(site, anna, path, 300, bytes.subarray(300))).status).toBe(204);
    for (const each of [path, whole.path])
      expect((await site.send('POST', `${each}/image`, anna)).status).toBe(200);
  });

  it('is backed up, restored, and moved to a disk and back, with equal files', {
    timeout: 180_000,
  }, async () => {
    const { dataDir } = site.context.settings;
    const known = await site.context.db.selectFrom('file').select('sha256').execute();
    const folder = join(dataDir, 'backup');
    const told = await runAdmin(['backup', folder], { ...bucket.env, DATA_DIR: dataDir });
    expect(told).toMatchObject({ status: 0 });

    const other = await makeBucket();
    const restored = { ...other.env, DATA_DIR: join(dataDir, 'restored') };
    expect(await runAdmin(['restore', folder], restored)).toMatchObject({ status: 0 });
    expect((await runAdmin(['check-files'], restored)).output).toContain('Tous les fichiers sont intacts.');

    const onDisk = { ...restored, FILES_URL: '' };
    expect(await runAdmin(['files-move', other.address], onDisk)).toMatchObject({ status: 0 });
    expect((await runAdmin(['check-files'], onDisk)).output).toContain('Tous les fichiers sont intacts.');
    const third = { ...restored, ...(await makeBucket()).env };
    expect(await runAdmin(['files-move'], third)).toMatchObject({ status: 0 });
    expect((await runAdmin(['files-move'], third)).output).toContain('0\u00a0copié');
    rmSync(join(restored.DATA_DIR, 'files'), { recursive: true });
    expect((await runAdmin(['check-files'], third)).output).toContain('Tous les fichiers sont intacts.');
    expect(known.length).toBeGreaterThan(4);
  });

  it('does not start without its store, and says why', async () => {
    const starting = startSite({ ...bucket.env, S3_SECRET_ACCESS_KEY: 'faux' });
    await expect(starting).rejects.toThrow(/refuse l’accès.*S3_SECRET_ACCESS_KEY/);
  });
});
