import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { storeFrame } from '#lib/images/server/store-frame.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { askAndWait } from '../run/ask-and-wait.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';
import { bodies } from './bodies.ts';
import { type Person, type Site, startSite } from './site.ts';

const [ROWS, COLUMNS] = [1000, 1500];
/** Noise: 3 MB, however it is compressed. */
const pixels = new Uint16Array(new Uint8Array(randomBytes(2 * ROWS * COLUMNS)).buffer);
const UNPACK = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};
type Accepted = keyof typeof UNPACK;

/** Where a site keeps its files: the settings, and a way to write over one behind its back. */
async function onDisk() {
  const write = async (site: Site, key: string, bytes: Buffer) =>
    writeFile(join(site.context.settings.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key), bytes);
  return { env: {}, write };
}
async function onS3() {
  const bucket = await makeBucket();
  const write = async (_: Site, key: string, bytes: Buffer) => {
    await bucket.raw('PUT', `images/essai/${key}`, bytes);
  };
  return { env: bucket.env, write };
}

describe.each([
  { name: 'on disk', open: onDisk, missing: '' },
  { name: 'on S3', open: onS3, missing: NO_S3 },
])('a large frame $name $missing', ({ open, missing }) => {
  if (missing) return it.skip(missing);
  let site: Site;
  let anna: Person;
  let place: Awaited<ReturnType<typeof open>>;
  let frame: string;
  let path: string;
  beforeAll(async () => {
    place = await open();
    site = await startSite(place.env);
    anna = await site.person('Anna');
    const { context } = site;
    const source = { rows: ROWS, columns: COLUMNS, pixels, window: { centre: 30_000, width: 60_000 } };
    const { image, rows } = await storeFrame(context.files, source, { thumbnails: false, now: Date.now() });
    await context.db.transaction().execute((trx) => recordImages(trx, rows));
    const folders = [{ id: 'f1', name: 'Face', description: '', images: [image] }];
    const owner = await authenticateBearer(context, anna.token);
    const draft = {
      kind: 'case' as const,
      title: 'Grand',
      tags: [],
      body: { ...(bodies.case as object), folders },
    };
    const { id } = await createItem(context, owner!.id, draft);
    frame = image.frame;
    path = imagePath(id, frame, 'frame.bin');
  });
  afterAll(() => site?.stop());

  async function ask(accepted: Accepted, method = 'GET', more: Record<string, string> = {}) {
    const headers = { Cookie: anna.cookie, 'Accept-Encoding': accepted, ...more };
    const asked = request(site.origin + path, { method, headers }).end();
    const [answer] = await once(asked, 'response');
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  }

  const leaveUnread = (accepted: Accepted, address = path, more = {}) =>
    askAndWait(site.origin + address, { Cookie: anna.cookie, 'Accept-Encoding': accepted, ...more });

  /** The server's open files: those in its folder, and those without a name. */
  async function descriptors() {
    const folder = `/proc/${site.pid}/fd`;
    const links = (await readdir(folder)).map((fd) => readlink(join(folder, fd)).catch(() => ''));
    const own = await Promise.all(links);
    const below = (name: string) => {
      const inside = join(site.context.settings.dataDir, name, '/');
      return own.filter((link) => link.startsWith(inside)).length;
    };
    return { stored: below('files'), temporary: below('tmp') };
  }

  it.each(['br', 'gzip', 'identity'] as const)(
    'is sent whole in %s, with its length and its ETag',
    async (accepted) => {
      const { status, headers, body } = await ask(accepted);
      expect([status, headers['content-length']]).toEqual([200, String(body.length)]);
      expect(headers['content-encoding']).toBe(accepted === 'identity' ? undefined : accepted);
      expect([headers.vary, headers['transfer-encoding']]).toEqual(['Accept-Encoding', undefined]);
      const sent = decodeFrame(UNPACK[accepted](body));
      expect(Buffer.from(sent.pixels.buffer).equals(Buffer.from(pixels.buffer))).toBe(true);

      const head = await ask(accepted, 'HEAD');
      expect([head.status, head.headers['content-length'], head.headers.etag, head.body.length]).toEqual([
        200,
        headers['content-length'],
        headers.etag,
        0,
      ]);
      for (const known of [headers.etag, `"x", ${headers.etag}`, '*']) {
        const again = await ask(accepted, 'GET', { 'If-None-Match': known });
        expect([again.status, again.body.length, again.headers['content-length']]).toEqual([
          304,
          0,
          undefined,
        ]);
      }
      expect((await ask(accepted, 'GET', { 'If-None-Match': '"autre"' })).status).toBe(200);
      const range = await ask(accepted, 'GET', { Range: 'bytes=0-9' });
      expect([range.status, range.body.length]).toEqual([200, body.length]);
    },
  );

  it('is open once for all who do not read it, and nothing is left when they leave', async () => {
    const accepted: Accepted[] = ['br', 'gzip', 'identity'];
    const unread = await Promise.all(Array.from({ length: 30 }, (_, i) => leaveUnread(accepted[i % 3]!)));
    const open = await descriptors();
    expect(open.stored + open.temporary).toBeLessThanOrEqual(4);
    expect(open.stored + open.temporary).toBeGreaterThan(0);
    for (const socket of unread) socket.destroy();
    await expect.poll(async () => (await descriptors()).stored).toBe(0);
    expect((await descriptors()).temporary).toBeLessThanOrEqual(3);
    expect(await readdir(join(site.context.settings.dataDir, 'tmp'))).toEqual([]);
  });

  it('is in the export of its owner, who reads two at a time, and nothing is left of those that are not read', async () => {
    const headers = { Authorization: `Bearer ${anna.token}` };
    const whole = await fetch(`${site.origin}/api/account/export`, { headers });
    const archive = Buffer.from(await whole.arrayBuffer());
    expect(archive.includes((await site.context.files.get(frame)) as Buffer)).toBe(true);
    const unread = await Promise.all(
      [1, 2].map(() => leaveUnread('identity', '/api/account/export', headers)),
    );
    const third = await site.send('GET', '/api/account/export', { headers });
    expect([third.status, third.json.code]).toEqual([503, 'busy']);
    for (const socket of unread) socket.destroy();
    await expect
      .poll(async () => (await site.send('HEAD', '/api/account/export', { headers })).status)
      .toBe(200);
    await expect.poll(async () => (await descriptors()).stored).toBe(0);
  });

  it('that is damaged where it is stored is refused in French, no byte of it is sent', async () => {
    const { context } = site;
    const bytes = (await context.files.get(frame)) as Buffer;
    const flipped = Buffer.from(bytes);
    flipped[bytes.length - 1]! ^= 1;
    await site.restart();
    await place.write(site, frame, flipped);
    for (const accepted of ['br', 'gzip', 'identity'] as const) {
      const { status, body } = await ask(accepted);
      expect([status, JSON.parse(body.toString()).code]).toEqual([500, 'file_damaged']);
    }
    expect(await descriptors()).toEqual({ stored: 0, temporary: 0 });
    await place.write(site, frame, bytes);
    expect((await ask('br')).status).toBe(200);
  });
});
