import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeFrame } from '#lib/images/frame-format.ts';
import { FRAME_DETAILS } from '../run/send-hostile.ts';
import { uploadRemains } from '../run/upload-remains.ts';
import { type Person, type Site, startSite } from './site.ts';
import { offsetOf, sendBytes, startUpload, uploadAs } from './tus.ts';

/** Frames as browsers send them: compressed, so that what travels and is announced are the compressed bytes. */
let site: Site;
let anna: Person;
beforeAll(async () => {
  site = await startSite();
  anna = await site.person('Anna');
});
afterAll(() => site.stop());

const pixels = Int16Array.from({ length: 80 * 60 }, (_, at) => ((at * 37) % 900) - 400);
const frame = encodeFrame({ rows: 60, columns: 80, samples: 1, pixels });
const packed = gzipSync(frame);

const send = (bytes: Uint8Array) => uploadAs(site, anna, bytes, 'frame', FRAME_DETAILS);

it('a compressed frame becomes the very files that it becomes when it comes as it is', async () => {
  const plain = await send(frame);
  const made = await send(packed);
  expect([plain.status, made.status]).toEqual([200, 200]);
  // Files are named by their bytes.
  expect(plain.json.frame).toMatch(/^[0-9a-f]{64}$/);
  expect(made.json).toEqual(plain.json);
});

it('goes on where it was cut, and is none but the one that was announced', async () => {
  const { path } = await startUpload(site, anna, packed);
  await sendBytes(site, anna, path, 0, packed.subarray(0, 100));
  expect(await offsetOf(site, anna, path)).toBe(100);
  await sendBytes(site, anna, path, 100, packed.subarray(100));
  const made = await site.send('POST', `${path}/frame`, { token: anna.token, json: FRAME_DETAILS });
  expect(made.json).toEqual((await send(frame)).json);

  const other = await startUpload(site, anna, packed);
  await sendBytes(site, anna, other.path, 0, packed.with(50, packed[50]! ^ 1));
  const refused = await site.send('POST', `${other.path}/frame`, { token: anna.token, json: FRAME_DETAILS });
  expect([refused.status, refused.json.code]).toEqual([422, 'upload_damaged']);
});

it('what unpacks to no whole frame, or to more than it announces, is refused in French and gone', async () => {
  const hostile = {
    'cut short': packed.subarray(0, packed.length >> 1),
    'without its end': packed.subarray(0, -4),
    'a changed bit': Buffer.from(packed.with(packed.length - 6, packed.at(-6)! ^ 1)),
    'a bomb behind a frame': gzipSync(Buffer.concat([frame, Buffer.alloc(200_000_000)])),
    'a bomb that is no frame': gzipSync(Buffer.alloc(200_000_000)),
    'nothing but its mark': Buffer.from([0x1f, 0x8b, 8]),
  };
  for (const [name, bytes] of Object.entries(hostile)) {
    const answer = await send(bytes);
    expect([400, 413, 415, 422], name).toContain(answer.status);
    expect(answer.json.message, name).toMatch(/^(Cette image|Ce fichier)/);
  }
  expect(await uploadRemains(site.context.settings.dataDir)).toEqual([]);
  expect((await send(packed)).status).toBe(200);
});
