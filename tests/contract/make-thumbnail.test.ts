import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ThumbnailName } from '#lib/images/image-paths.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import type { Ingest } from '#lib/images/server/ingest/pool.ts';
import { makeCovers } from '#lib/images/server/make-covers.ts';
import { makeThumbnail } from '#lib/images/server/make-thumbnail.ts';
import { storeImage } from '#lib/images/server/store-image.ts';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { sweepFiles } from '#lib/maintenance/server/sweep-files.ts';
import { AppError } from '#lib/platform/errors.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';
import { keysOf } from './stored-keys.ts';

const DAY = 86_400_000;
const STORES = [
  { name: 'disk', env: async () => ({}), missing: '' },
  { name: 'S3', env: async () => (await makeBucket()).env, missing: NO_S3 },
];

describe.each(STORES)('thumbnails made when they are asked for: $name $missing', ({ env, missing }) => {
  if (missing) return it.skip(missing);
  let dataDir: string;
  let context: Context;
  let jobs: unknown[][];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'thumbnail-'));
    const opened = await openContext(readSettings({ DATA_DIR: dataDir, SEED: 'none', ...(await env()) }));
    jobs = [];
    const run: Ingest['run'] = (...job) => {
      jobs.push(job);
      return opened.ingest.run(...job);
    };
    context = { ...opened, ingest: { ...opened.ingest, run } };
  });
  afterEach(async () => {
    await context.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function stored(seed = 7): Promise<string> {
    const pixels = Uint8Array.from({ length: 60_000 }, (_, index) => (index * seed) % 251);
    const source = { rows: 200, columns: 300, pixels };
    const made = await storeImage(context.files, source, { thumbnails: false, now: context.now() });
    await context.db.transaction().execute((trx) => recordImages(trx, [made]));
    return made.image.file;
  }
  const rowsOf = (file: string) =>
    context.db.selectFrom('file_variant').selectAll().where('sha256', '=', file).execute();
  const busyWith = (run: () => Promise<never>) => ({ ...context, ingest: { ...context.ingest, run } });

  it('is made once for all who ask, stored and known, and freed with its image', async () => {
    const file = await stored();
    const keys = await Promise.all([1, 2, 3].map(() => makeThumbnail(context, file, '160.avif')));
    const again = await makeThumbnail(context, file, '160.avif');
    expect([new Set([...keys, again]).size, jobs.length]).toEqual([1, 1]);
    const bytes = (await context.files.get(again!)) as Buffer;
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 160 });
    const row = { sha256: file, name: '160.avif', variant_sha256: again, bytes: bytes.length };
    expect(await rowsOf(file)).toEqual([row]);
    const clean = { checked: 2, missing: [], corrupt: [], unknown: 0 };
    expect(await checkFiles(context)).toEqual(clean);
    await sweepFiles(context);
    expect(await checkFiles(context)).toEqual(clean);
    const later = { ...context, now: () => Date.now() + DAY };
    await sweepFiles(later);
    await sweepFiles(later);
    expect(await checkFiles(context)).toEqual({ checked: 0, missing: [], corrupt: [], unknown: 0 });
  });

  it('of covers are those that browsers ask for', async () => {
    const [main, folder] = [await stored(7), await stored(11)];
    const folderImages = [main, folder].map((file) => ({ folder: 'TDM', file }));
    const mainImage = { file: main, width: 300, height: 200 };
    const summary = { difficulty: 3, seriesCount: 2, imageCount: 2, mainImage, folderImages };
    await makeCovers(context, summary);
    await makeCovers(context, summary);
    for (const file of [main, folder])
      expect((await rowsOf(file)).map(({ name }) => name)).toEqual(['160.avif', '400.avif', '640.avif']);
    expect(jobs).toHaveLength(6);
  });

  it('cannot be had of an image that is lost, damaged or swept meanwhile', async () => {
    expect(await makeThumbnail(context, 'a'.repeat(64), '160.avif')).toBeUndefined();
    const file = await stored();
    const run = async () => {
      await context.db.deleteFrom('file').where('sha256', '=', file).execute();
      return Buffer.from('vignette') as never;
    };
    const before = await keysOf(context.files);
    expect(await makeThumbnail(busyWith(run), file, '160.avif')).toBeUndefined();
    expect(await rowsOf(file)).toEqual([]);
    expect(await keysOf(context.files)).toEqual(before);
  });

  it('leaves no bytes behind when another process stored a copy of its own first', async () => {
    const file = await stored();
    const other = Buffer.from('celle d’un autre');
    const run = async () => {
      const variant_sha256 = await context.files.put(other);
      const row = { sha256: file, name: '160.avif', variant_sha256, bytes: other.length };
      await context.db.insertInto('file_variant').values(row).execute();
      return Buffer.from('la nôtre') as never;
    };
    const key = await makeThumbnail(busyWith(run), file, '160.avif');
    expect(await context.files.get(key!)).toEqual(other);
    expect((await keysOf(context.files)).length).toBe(2);
  });

  it('that fails is not tried again at once', async () => {
    const file = await stored();
    let tried = 0;
    const busy = busyWith(async () => {
      tried += 1;
      throw new AppError('busy');
    });
    for (const _ of [1, 2, 3]) expect(await makeThumbnail(busy, file, '160.avif')).toBeUndefined();
    expect(tried).toBe(1);
  });

  it('are made two at a time, and nobody waits behind many', async () => {
    const file = await stored();
    let started = 0;
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const busy = busyWith(async () => {
      started += 1;
      await end;
      throw new AppError('unavailable');
    });
    const asked = Array.from({ length: 24 }, (_, index) =>
      makeThumbnail(busy, file, `${index}.avif` as ThumbnailName),
    );
    expect(await makeThumbnail(busy, file, '640.avif')).toBeUndefined();
    await expect.poll(() => started).toBe(2);
    resolve();
    await Promise.all(asked);
    expect(started).toBe(24);
  });
});
