import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagePath, THUMBNAILS } from '#lib/images/image-paths.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { type Caller, send } from '../run/caller.ts';
import { type Cluster, NO_CLUSTER, startCluster } from '../run/cluster.ts';
import { randomNumbers } from '../run/mutate-images.ts';
import { savePart } from '../run/save-part.ts';
import { makingOn, type Person } from './site.ts';
import { upload } from './tus.ts';

const picture = (seed: number) => {
  const pixels = Uint8Array.from({ length: 90_000 }, randomNumbers(seed));
  return sharp(pixels, { raw: { width: 300, height: 100, channels: 3 } })
    .png()
    .toBuffer();
};

describe.skipIf(NO_CLUSTER)(`images and three processes ${NO_CLUSTER}`, () => {
  let cluster: Cluster;
  let context: Context;
  let anna: Person;
  beforeAll(async () => {
    cluster = await startCluster(3);
    context = await openContext(readSettings(cluster.env), { exclusive: false });
    anna = await makingOn(onProxy, context).person('Anna');
  });
  afterAll(async () => {
    await context?.close();
    await cluster?.stop();
  });
  const on = (place: number): Caller => ({
    send: (...asked) => send(cluster.processes[place]!.origin, ...asked),
  });
  const onProxy: Caller = { send: (...asked) => send(cluster.proxy.origin, ...asked) };

  it('the same bytes sent to all at the same moment are one image', async () => {
    const bytes = await picture(3);
    const answers = await Promise.all([0, 1, 2].map((place) => upload(on(place), anna, bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.file)).size).toBe(1);
  });

  it('thumbnails asked of all at the same moment are made, each written down once', async () => {
    const { json: image } = await upload(onProxy, anna, await picture(5));
    const { token, cookie } = anna;
    const made = await onProxy.send('POST', '/api/cases', { token, json: { title: 'Cas' } });
    const folders = [{ id: 'f1', name: 'Face', description: '', images: [{ kind: 'image', ...image }] }];
    const id: string = made.json._id;
    expect((await savePart(onProxy, token, id, { folders, mainImage: null }, 1)).status).toBe(200);
    const shown = await Promise.all(
      THUMBNAILS.flatMap((name) =>
        [0, 1, 2].map((place) => on(place).send('GET', imagePath(id, image.file, name), { cookie })),
      ),
    );
    expect(shown.map(({ status }) => status)).toEqual(shown.map(() => 200));
    const { rows } = await sql<{ name: string; variant_sha256: string }>`
      select name, variant_sha256 from file_variant where sha256 = ${image.file}`.execute(context.db);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    for (const { variant_sha256: key } of rows) {
      const bytes = (await context.files.get(key)) as Buffer;
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(key);
    }
  });
});
