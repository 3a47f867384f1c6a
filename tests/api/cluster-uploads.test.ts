import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_KEPT, UPLOADS_MAX } from '#lib/images/upload-limits.ts';
import { sweepUploads } from '#lib/maintenance/server/sweep-uploads.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { type Caller, send } from '../run/caller.ts';
import { type Cluster, NO_CLUSTER, startCluster } from '../run/cluster.ts';
import { cutPatch } from '../run/cut-uploads.ts';
import { makingOn, type Person } from './site.ts';
import { giveUp, offsetOf, sendBytes, startUpload } from './tus.ts';

describe.skipIf(NO_CLUSTER)(`uploads on three processes with nothing in common but S3 ${NO_CLUSTER}`, () => {
  let cluster: Cluster;
  let context: Context;
  let anna: Person;
  beforeAll(async () => {
    cluster = await startCluster(3);
    context = await openContext(readSettings(cluster.env), { exclusive: false });
    anna = await makingOn(on(0), context).person('Anna');
  });
  afterAll(async () => {
    await context?.close();
    await cluster?.stop();
  });

  const on = (place: number): Caller => ({
    send: (...asked) => send(cluster.processes[place % 3]!.origin, ...asked),
  });
  const picture = () => {
    const raw = { width: 700, height: 700, channels: 3 } as const;
    return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
      .png()
      .toBuffer();
  };
  const pieces = async () => {
    const names: string[] = [];
    for await (const { name } of context.parts.list()) names.push(name);
    return names;
  };
  const make = (place: number, path: string) => on(place).send('POST', `${path}/image`, anna);

  it('go on wherever they land, cut at any byte, and are the very same file', {
    timeout: 90_000,
  }, async () => {
    const bytes = await picture();
    for (const sent of [1, 70_000, 1_048_576, bytes.length - 1]) {
      const { path } = await startUpload(on(0), anna, bytes);
      await cutPatch(cluster.processes[0]!.origin, anna, path, bytes, sent);
      for (let place = 1, offset = 0; offset < bytes.length; place += 1) {
        offset = await offsetOf(on(place), anna, path);
        const some = bytes.subarray(offset, offset + 800_000);
        await sendBytes(on(place + 1), anna, path, offset, some);
        offset = await offsetOf(on(place + 2), anna, path);
      }
      // Requested from all processes at once, made once.
      const answers = await Promise.all([0, 1, 2].map((place) => make(place, path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ json }) => json.file)).size).toBe(1);
    }
    await expect.poll(pieces).toEqual([]);
  });

  it('survive the sudden death of the process that took them', async () => {
    const bytes = await picture();
    const { path } = await startUpload(on(0), anna, bytes);
    const half = bytes.subarray(0, 1_200_000);
    await sendBytes(on(0), anna, path, 0, half);
    const dying = sendBytes(on(0), anna, path, half.length, bytes.subarray(half.length)).catch(
      () => undefined,
    );
    await cluster.processes[0]!.kill();
    await dying;
    const offset = await offsetOf(on(1), anna, path);
    expect(offset).toBeGreaterThanOrEqual(half.length);
    if (offset < bytes.length)
      expect((await sendBytes(on(2), anna, path, offset, bytes.subarray(offset))).status).toBe(204);
    expect((await make(1, path)).status).toBe(200);
    await cluster.start(0);
  });

  it('take each byte once when two processes are sent the same upload', async () => {
    for (let round = 0; round < 2; round += 1) {
      const bytes = randomBytes(300_000 + round);
      const { path } = await startUpload(on(0), anna, bytes);
      const sent = await Promise.all([0, 1, 2].map((place) => sendBytes(on(place), anna, path, 0, bytes)));
      expect(sent.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
      // The upload is whole and unchanged: it is refused only because its bytes are not an image.
      expect((await make(round, path)).json.code).toBe('image_unsupported');
    }
  });

  it('begin as many as may be under way, and no more, wherever they are asked for', async () => {
    const many = await makingOn(on(0), context).person('Beaucoup');
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => startUpload(on(n), many, 1)));
    const begun = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ json }) => json?.code === 'uploads_full');
    expect([begun.length, refused.length]).toEqual([UPLOADS_MAX, 200 - UPLOADS_MAX]);
    for (const { path } of begun) await giveUp(on(1), many, path);
  });

  it('leave nothing once they are swept', async () => {
    const bytes = randomBytes(1000);
    const { path } = await startUpload(on(0), anna, bytes);
    await sendBytes(on(1), anna, path, 0, bytes.subarray(0, 500));
    const orphan = createHash('sha256').update(path).digest('hex');
    await context.parts.put(`${anna.username}.${orphan}`, bytes);
    await sweepUploads({ ...context, now: () => Date.now() + UPLOAD_KEPT + 60_000 });
    expect(await pieces()).toEqual([]);
    expect((await make(2, path)).status).toBe(404);
  });
});
