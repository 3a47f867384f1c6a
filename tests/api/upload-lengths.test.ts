import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type Site, startSite } from './site.ts';
import { offsetOf, sendBytes, startUpload } from './tus.ts';

let site: Site;
let anna: Person;
beforeAll(async () => {
  site = await startSite();
  anna = await site.person('Anna');
});
afterAll(() => site.stop());

/** Sends bytes without saying how many, as programs do that make them on the way. */
async function sendInPieces(path: string, bytes: Buffer): Promise<{ status: number; code: string }> {
  const headers = {
    Authorization: `Bearer ${anna.token}`,
    'Tus-Resumable': '1.0.0',
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
    'Transfer-Encoding': 'chunked',
  };
  const asked = request(site.origin + path, { method: 'PATCH', headers }).end(bytes);
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, code: JSON.parse(await text(answer)).code };
}

it('more bytes than an upload announced are refused, and what was announced can still be sent', async () => {
  const bytes = Buffer.alloc(1_000, 7);
  const { path } = await startUpload(site, anna, bytes);
  const long = Buffer.alloc(5_000, 8);
  expect(await sendInPieces(path, long)).toEqual({ status: 413, code: 'too_large' });
  const told = await sendBytes(site, anna, path, 0, long);
  expect([told.status, told.json.code, told.json.message]).toEqual([
    413,
    'too_large',
    'La requête est trop volumineuse.',
  ]);
  expect(await offsetOf(site, anna, path)).toBe(0);
  expect((await sendBytes(site, anna, path, 0, bytes)).status).toBe(204);
  expect(site.output()).not.toMatch(/PATCH .*:/);
});
