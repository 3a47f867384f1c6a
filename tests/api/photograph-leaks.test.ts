import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { THUMBNAILS } from '#lib/images/image-paths.ts';
import { foundMetadata } from '#lib/images/server/ingest/found-metadata.ts';
import { IDENTITY, PLANTED, WIDE } from '../unit/planted-photographs.ts';
import { type Person, type Site, startSite } from './site.ts';
import { sendBytes, startUpload } from './tus.ts';

/**
 * R14 for photographs, from the upload to what a signed-out reader is served: files with somebody in them, under that
 * name, and then every byte that the site keeps, says or logs.
 */
let site: Site;
let anna: Person;
beforeAll(async () => {
  site = await startSite();
  anna = await site.person('auteure');
});
afterAll(() => site.stop());

const names = (bytes: Uint8Array) => {
  const given = Buffer.from(bytes);
  return given.includes(IDENTITY) || given.includes(WIDE);
};

/** Sends a file like other programs, which also send its name; resolves to the resulting image. */
async function send(bytes: Buffer): Promise<{ file: string; width: number; height: number }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const started = await startUpload(site, anna, bytes, { sha256, filename: `${IDENTITY}.jpg` });
  expect(started.status).toBe(201);
  await sendBytes(site, anna, started.path, 0, bytes);
  const headers = { 'Tus-Resumable': '1.0.0' };
  const made = await site.send('POST', `${started.path}/image`, { token: anna.token, headers });
  expect(made.status, JSON.stringify(made.json)).toBe(200);
  return made.json as never;
}

/** Every file below a folder in which the identity is found. */
async function leaksBelow(folder: string): Promise<{ leaks: string[]; read: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const leaks: string[] = [];
  let read = 0;
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (path.includes(IDENTITY)) leaks.push(path);
    if (!entry.isFile() || entry.name.endsWith('.ballast')) continue;
    read += 1;
    if (names(await readFile(path))) leaks.push(path);
  }
  return { leaks, read };
}

it('nothing of who is planted in photographs, nor of their names, is kept, served or logged', async () => {
  const { token } = anna;
  const images = [];
  for (const make of Object.values(PLANTED)) images.push({ kind: 'image', ...(await send(await make())) });
  expect(images).toHaveLength(21);

  const json = { title: 'Photographies', tags: ['essai'] };
  const { _id: id } = (await site.send('POST', '/api/cases', { token, json })).json as { _id: string };
  const files = [...new Set(images.map(({ file }) => file))];
  await site.send('POST', `/api/cases/${id}/attestation`, { token, json: { images: files } });
  const saved = await site.send('PUT', `/api/cases/${id}/parts/images`, {
    token,
    headers: { 'If-Match': '"1"' },
    json: { folders: [{ id: 'a', name: 'Clichés', description: '', images }], mainImage: null },
  });
  expect(saved.status, JSON.stringify(saved.json)).toBe(200);
  const published = await site.send('PATCH', `/api/cases/${id}`, {
    token,
    json: { visibility: 'public', revision: 99 },
  });
  expect(published.status, JSON.stringify(published.json)).toBe(200);

  const served = [`/api/cases/public`, `/api/viewer/${id}`, `/radiology-viewer/${id}`];
  for (const file of files)
    for (const end of ['', ...THUMBNAILS.map((name) => `-${name}`)])
      served.push(`/images/${id}/${file}${end}`);
  let answered = 0;
  for (const path of served) {
    const answer = await fetch(site.origin + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 200) answered += 1;
    expect(names(bytes), path).toBe(false);
    // A name in compressed data would not be found by searching for words.
    if (answer.headers.get('content-type')?.startsWith('image/'))
      expect(foundMetadata(await sharp(bytes).metadata()), path).toEqual([]);
  }
  expect(answered).toBeGreaterThan(files.length);

  const { leaks, read } = await leaksBelow(site.context.settings.dataDir);
  expect(leaks).toEqual([]);
  expect(read).toBeGreaterThan(files.length);
  expect(site.output()).not.toContain(IDENTITY);
  // `bench` reads it.
  console.log(`0 leaks of ${images.length} planted places; ${answered} answers and ${read} files searched`);
});
