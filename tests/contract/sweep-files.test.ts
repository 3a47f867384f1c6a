import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_KEPT } from '#lib/contract/uploads.ts';
import { type Context, openContext } from '#lib/server/context.ts';
import { newId } from '#lib/server/db/id.ts';
import { readSettings } from '#lib/server/settings.ts';
import { checkFiles } from '#lib/server/usecases/check-files.ts';
import { copyItem } from '#lib/server/usecases/copy-item.ts';
import { createItem } from '#lib/server/usecases/create-item.ts';
import { deleteItem } from '#lib/server/usecases/delete-item.ts';
import { recordImages, storeImage } from '#lib/server/usecases/store-image.ts';
import { sweepFiles } from '#lib/server/usecases/sweep-files.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';
import { keysOf } from './stored-keys.ts';

const DAY = 86_400_000;
const STORES = [
  { name: 'disk', env: async () => ({}), missing: '' },
  { name: 'S3', env: async () => (await makeBucket()).env, missing: NO_S3 },
];

describe.each(STORES)('sweeping files: $name $missing', ({ env, missing }) => {
  if (missing) return it.skip(missing);
  let dataDir: string;
  let context: Context;
  let later = 0;
  const actor = { id: newId(), username: 'anna', name: 'Anna', sessionId: '' };
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sweep-'));
    later = 0;
    const opened = await openContext(readSettings({ DATA_DIR: dataDir, SEED: 'none', ...(await env()) }));
    context = { ...opened, now: () => Date.now() + later };
    await context.db
      .insertInto('user')
      .values({
        id: actor.id,
        username: 'anna',
        username_key: 'anna',
        display_name: null,
        password_hash: '',
        created_at: 0,
      })
      .execute();
  });
  afterEach(async () => {
    await context.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function storedImage(seed: number) {
    const pixels = Uint8Array.from({ length: 900 }, (_, index) => (index * seed) % 256);
    const stored = await storeImage(
      context.files,
      { rows: 30, columns: 30, pixels },
      { thumbnails: true, now: context.now() },
    );
    await context.db.transaction().execute((trx) => recordImages(trx, [stored]));
    return stored.image;
  }

  async function caseWith(image: object): Promise<string> {
    const folders = [{ id: 'f1', name: 'Face', description: '', images: [{ kind: 'image', ...image }] }];
    const body = {
      difficulty: 1,
      clinicalInformation: '',
      answer: '',
      sheet: null,
      folders,
      mainImage: null,
    };
    return (await createItem(context, actor.id, { kind: 'case', title: 'Cas', tags: [], body })).id;
  }

  const keys = () => keysOf(context.files);

  it('frees what a deleted case alone used, and never what a copy uses', async () => {
    const shared = await caseWith(await storedImage(7));
    const kept = await keys();
    const alone = await caseWith(await storedImage(11));
    await copyItem(context, actor, 'case', shared);
    await deleteItem(context, actor, 'case', shared);
    await deleteItem(context, actor, 'case', alone);
    await sweepFiles(context);
    expect((await keys()).length).toBeGreaterThan(kept.length);
    later = 2 * DAY;
    expect((await sweepFiles(context)).rows).toBe(1);
    expect((await sweepFiles(context)).files).toBeGreaterThan(0);
    expect(await keys()).toEqual(kept);
    expect(await checkFiles(context)).toMatchObject({ missing: [], corrupt: [], unknown: 0 });
  });

  it('spares what was just put again, and what its person may still attach', async () => {
    const { file } = await storedImage(13);
    await context.db
      .insertInto('upload')
      .values({ id: 'u1', user_id: actor.id, sha256: file, created_at: context.now() })
      .execute();
    const unknown = await context.files.put(Buffer.from('en cours'));
    later = DAY / 48;
    await sweepFiles(context);
    expect(await context.files.has(unknown)).toBe(true);
    later = UPLOAD_KEPT - DAY;
    await sweepFiles(context);
    expect(await context.files.has(unknown)).toBe(false);
    expect(await context.files.has(file)).toBe(true);
    later = UPLOAD_KEPT + DAY;
    await sweepFiles(context);
    await sweepFiles(context);
    expect(await keys()).toEqual([]);
  });

  it('clears uploads that nobody went on with, halves without a description included', async () => {
    const id = `${actor.id}~${'a'.repeat(32)}`;
    const { Upload } = await import('@tus/utils');
    await context.uploads.create(new Upload({ id, size: 10, offset: 0 }));
    await context.files.put(Buffer.from('x'));
    const folder = join(dataDir, 'uploads');
    expect(await readdir(folder)).toHaveLength(2);
    await sweepFiles(context);
    expect(await readdir(folder)).toHaveLength(2);
    for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
    expect((await sweepFiles(context)).uploads).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });
});
