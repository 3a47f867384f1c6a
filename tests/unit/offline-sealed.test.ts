import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  decryptResponse,
  encryptResponse,
  forgetSealingKey,
  keptAs,
  sealingKey,
} from '#lib/offline/sealed.ts';
import { stubKeyDatabase } from './key-database.ts';

const ADDRESS = '/api/cases/cas1/answer';
const TEXT = 'Abcès du lobe temporal';
const answer = () => new Response(TEXT, { headers: { 'content-type': 'application/json' } });

let held: Map<string, unknown>;
beforeEach(() => {
  held = stubKeyDatabase();
});
afterEach(() => vi.unstubAllGlobals());

it('no byte of what is sealed tells it, and it opens as it was', async () => {
  const kept = await encryptResponse(answer(), ADDRESS);
  const bytes = Buffer.from(await kept.clone().arrayBuffer());
  expect(bytes.includes(Buffer.from(TEXT))).toBe(false);
  expect(bytes.includes(Buffer.from('lobe'))).toBe(false);
  const open = await decryptResponse(kept, ADDRESS);
  expect([await open.text(), open.headers.get('content-type')]).toEqual([TEXT, 'application/json']);
});

it('the same answer is never the same bytes', async () => {
  const twice = [await encryptResponse(answer(), ADDRESS), await encryptResponse(answer(), ADDRESS)];
  const [one, other] = await Promise.all(twice.map(async (kept) => Buffer.from(await kept.arrayBuffer())));
  expect(one!.equals(other!)).toBe(false);
});

it('does not open in the place of another, nor once its key is gone, nor changed', async () => {
  const kept = await encryptResponse(answer(), ADDRESS);
  await expect(decryptResponse(kept.clone(), '/api/cases/cas2/answer')).rejects.toThrow();
  const bytes = new Uint8Array(await kept.clone().arrayBuffer());
  bytes[bytes.length - 1]! ^= 1;
  await expect(decryptResponse(new Response(bytes, { headers: kept.headers }), ADDRESS)).rejects.toThrow();
  forgetSealingKey();
  await expect(decryptResponse(kept, ADDRESS)).rejects.toThrow();
});

it('the key is made once, and cannot be read out', async () => {
  const key = await sealingKey();
  expect(await sealingKey()).toBe(key);
  expect([...held.values()]).toEqual([key]);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

it('what takes the place of something sealed is sealed, and of nothing else', async () => {
  const before = await encryptResponse(new Response('avant'), ADDRESS);
  const after = await keptAs(before, answer(), ADDRESS);
  expect(await after.clone().text()).not.toContain(TEXT);
  expect(await (await decryptResponse(after, ADDRESS)).text()).toBe(TEXT);
  expect(await (await keptAs(new Response('avant'), answer(), ADDRESS)).text()).toBe(TEXT);
  expect(await (await decryptResponse(answer(), ADDRESS)).text()).toBe(TEXT);
});
