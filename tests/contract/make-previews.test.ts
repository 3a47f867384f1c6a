import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#lib/accounts/server/register.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { readTiles as tilesOf } from '#lib/images/server/read-tiles.ts';
import { storeFrame } from '#lib/images/server/store-frame.ts';
import { readTiles } from '#lib/images/tiles.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { makePreviews } from '#lib/maintenance/server/make-previews.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';

describe('previews of frames that were stored before there were any', () => {
  let dataDir: string;
  let context: Context;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'previews-'));
    context = await openContext(readSettings({ DATA_DIR: dataDir, SEED: 'none' }));
  });
  afterAll(async () => {
    await context.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('are made once, and the folder then has its tiles', async () => {
    const person = { username: 'anna', password: 'coupe-axiale-oblique-42' };
    const { id: ownerId } = await register(context, person, null);
    const stored = await Promise.all(
      [3, 5, 7].map((seed) => {
        const pixels = Int16Array.from({ length: 64 * 64 }, (_, i) => (i * seed) % 700);
        const source = { rows: 64, columns: 64, pixels, window: { centre: 300, width: 700 } };
        return storeFrame(context.files, source, { thumbnails: false, now: context.now() });
      }),
    );
    const old = stored.flatMap(({ rows }) => rows.map(({ file }) => ({ file, variants: [] })));
    await context.db.transaction().execute((trx) => recordImages(trx, old));
    const images = stored.map(({ image }) => image);
    const folders = [{ id: 'f1', name: 'TDM', description: '', images }];
    const body = {
      difficulty: 1,
      clinicalInformation: '',
      answer: '',
      sheet: null,
      mainImage: null,
      folders,
    };
    const { id } = await createItem(context, ownerId, { kind: 'case', title: 'Cas', tags: [], body });

    const sent = async () => {
      const parts = [];
      for await (const part of (await tilesOf(context, id, 'f1', { id: ownerId })).bytes()) parts.push(part);
      return readTiles(new Uint8Array(Buffer.concat(parts)), 0).tiles;
    };
    expect(await sent()).toEqual([]);
    const told: number[] = [];
    expect(await makePreviews(context, (made) => told.push(made))).toEqual({
      frames: 3,
      made: 3,
      failed: [],
    });
    expect(told).toEqual([1, 2, 3]);
    expect(await makePreviews(context, () => undefined)).toEqual({ frames: 3, made: 0, failed: [] });
    expect((await sent()).map(({ index }) => index).sort()).toEqual([0, 1, 2]);
    await expect(tilesOf(context, id, 'f2', { id: ownerId })).rejects.toMatchObject({ code: 'not_found' });
  });
});
