import { connect } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DemoCase } from '#lib/demo/cases/demo-case.ts';
import { DrawingProcess } from '#lib/demo/server/drawing-process.ts';
import type { S3Settings } from '#lib/platform/server/base/settings.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openS3Store } from '#lib/platform/server/files/s3.ts';
import { keyOf } from '#lib/platform/server/files/store.ts';
import { openLine } from '../run/cuttable-line.ts';
import { freePort } from '../run/product.ts';
import { type Bucket, makeBucket, NO_S3, serverUrl } from '../run/s3-server.ts';
import { keysOf } from './stored-keys.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text);
const ABSENT = '0'.repeat(64);

describe.skipIf(NO_S3)(`S3 store on a real server ${NO_S3}`, () => {
  let bucket: Bucket;
  beforeEach(async () => {
    bucket = await makeBucket();
  });

  it('lists 1,200 files: more than one answer holds, in answers of any size', {
    timeout: 60_000,
  }, async () => {
    const store = await openS3Store(bucket.address, bucket.s3);
    const files = Array.from({ length: 1200 }, (_, index) => bytesOf(`coupe ${index}`));
    const keys = (await Promise.all(files.map(store.put))).sort();
    expect(await keysOf(store)).toEqual(keys);
    const byPieces = await openS3Store(bucket.address, bucket.s3, { pageSize: 70 });
    expect(await keysOf(byPieces)).toEqual(keys);
  });

  it('shares its bucket: with other folders, and with what is none of ours', async () => {
    const [ours, theirs] = await Promise.all(
      [bucket.address, `${bucket.address}-bis`].map((address) => openS3Store(address, bucket.s3)),
    );
    const key = await ours!.put(bytesOf('à nous'));
    const other = await theirs!.put(bytesOf('à eux'));
    await bucket.raw('PUT', 'images/essai/LISEZMOI', bytesOf('rien'));
    await bucket.raw('PUT', `images/essai/plus/${ABSENT}`, bytesOf('rien'));
    expect(await keysOf(ours!)).toEqual([key]);
    expect(await ours!.get(other)).toBeUndefined();
    const whole = await openS3Store(bucket.address.replace(/\/images.*/, ''), bucket.s3);
    expect(await keysOf(whole)).toEqual([]);
  });

  it('never holds half a file: not when a put breaks off, nor when other bytes come than were signed', async () => {
    const store = await openS3Store(bucket.address, bucket.s3);
    const bytes = Buffer.alloc(200_000, 7);
    const key = keyOf(bytes);
    const { pathname } = new URL(bucket.address);
    const url = `${bucket.s3.endpoint}/${new URL(bucket.address).hostname}${pathname}/${key}`;
    const headers = { 'X-Amz-Content-Sha256': key };
    const signed = await new AwsV4Signer({ ...bucket.s3, service: 's3', method: 'PUT', url, headers }).sign();
    const lines = [...signed.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const head = `PUT ${new URL(url).pathname} HTTP/1.1\r\nHost: ${serverUrl().host}\r\n${lines}`;
    const send = async (part: Buffer) => {
      const socket = connect(Number(serverUrl().port), serverUrl().hostname);
      socket.write(`${head}Content-Length: ${bytes.length}\r\n\r\n`);
      socket.write(part);
      await new Promise((resolve) => setTimeout(resolve, 500));
      socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 200));
    };
    await send(bytes.subarray(0, 150_000));
    expect(await store.get(key)).toBeUndefined();

    const wrong = await bucket.raw('PUT', `images/essai/${key}`, bytesOf('autre chose'), headers);
    expect(wrong.status).toBe(400);
    expect(await store.has(key)).toBe(false);
    await send(bytes);
    expect(bytes.equals((await store.get(key)) as Buffer)).toBe(true);
  });

  it('says in French why it cannot be opened, and never the secret', async () => {
    const closed = `http://127.0.0.1:${await freePort()}`;
    const secret = 'pas le bon secret';
    const refusals: [RegExp, string, Partial<S3Settings>][] = [
      [/compartiment \(bucket\).*nulle-part.*n’existe pas/, 's3://nulle-part', {}],
      [/refuse l’accès.*403.*S3_SECRET_ACCESS_KEY/, bucket.address, { secretAccessKey: secret }],
      [/refuse l’accès.*403.*S3_ACCESS_KEY_ID/, bucket.address, { accessKeyId: 'test:personne' }],
      [/refuse l’accès.*S3_REGION/, bucket.address, { region: 'eu-west-3' }],
      [/ne répond pas.*ECONNREFUSED/, bucket.address, { endpoint: closed }],
    ];
    for (const [words, address, wrong] of refusals) {
      const opening = openS3Store(address, { ...bucket.s3, ...wrong });
      const error = (await opening.catch((each: unknown) => each)) as Error;
      expect([error.name, error.message]).toEqual(['StartError', expect.stringMatching(words)]);
      expect(error.message).not.toContain(secret);
      expect(error.message).not.toContain(bucket.s3.secretAccessKey);
    }
  });

  it('is unavailable while its server is away, never empty, and goes on afterwards', async () => {
    const line = await openLine(serverUrl());
    const far = await makeBucket(line.port);
    const store = await openS3Store(far.address, far.s3);
    const key = await store.put(bytesOf('avant'));
    line.cut();
    for (const act of [
      () => store.get(key),
      () => store.has(key),
      () => store.putAt(ABSENT),
      () => store.put(bytesOf('pendant')),
      () => store.delete(key),
      () => keysOf(store),
    ])
      await expect(act()).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
    line.mend();
    expect(await store.get(key)).toEqual(bytesOf('avant'));
    expect(await store.has(keyOf(bytesOf('pendant')))).toBe(false);
    await line.close();
  });

  it('is filled by the processes that draw the demo’s cases', async () => {
    const demoCase: DemoCase = {
      title: 'Main',
      tags: [],
      body: { difficulty: 2, clinicalInformation: '', answer: '', sheet: null },
      imaging: [{ phantom: 'hand-xray', seed: 1 }],
    };
    const process = new DrawingProcess();
    const settings = readSettings({ DATA_DIR: '/nowhere', ...bucket.env });
    const task = { settings, demoCase, extent: 'whole' as const, isCovered: false, now: 0 };
    const drawn = await process.draw(task).finally(() => process.end());
    const store = await openS3Store(bucket.address, bucket.s3);
    const rows = 'whole' in drawn ? drawn.whole.images : [];
    const keys = rows.flatMap(({ file, variants }) => [
      file.sha256,
      ...variants.map((each) => each.variant_sha256),
    ]);
    expect(keys.length).toBe(7);
    expect(await keysOf(store)).toEqual(keys.sort());
  });

  it('is unavailable, not empty, when its bucket is gone', async () => {
    const store = await openS3Store(bucket.address, bucket.s3);
    expect((await bucket.raw('DELETE', '')).status).toBe(204);
    for (const act of [() => store.get(ABSENT), () => store.has(ABSENT), () => store.delete(ABSENT)])
      await expect(act()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
