import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { type StoredImage, storeImage } from '#lib/images/server/store-image.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import type { Answer } from '../run/caller.ts';
import { flipStored } from '../run/flip-stored.ts';
import { bodies } from './bodies.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

let site: SharedSite;
let anna: Person;
beforeAll(async () => {
  site = await sharedSite();
  anna = await site.person('Anna');
});

describe('an image', () => {
  let id: string;
  let file: string;
  let thumbnail: string;
  /** Neither is the cover of the case; the second one is the cover of its folder. Without thumbnails. */
  let inside: string;
  let cover: string;
  beforeAll(async () => {
    const { context } = site;
    const pixels = Uint8Array.from({ length: 400 * 300 }, (_, index) => (index * 7) % 256);
    const source = { rows: 300, columns: 400, pixels };
    const options = { thumbnails: true, now: context.now() };
    const stored = await storeImage(context.files, source, options);
    await context.db.transaction().execute((trx) => recordImages(trx, [stored]));
    const owner = await context.db
      .selectFrom('user')
      .selectAll()
      .where('username', '=', anna.username)
      .executeTakeFirstOrThrow();
    const others = [1, 2].map((seed) => {
      const pattern = pixels.map((_, index) => (index * seed) % 241);
      return storeImage(context.files, { ...source, pixels: pattern }, { ...options, thumbnails: false });
    });
    const [second, third] = await Promise.all(others);
    await context.db.transaction().execute((trx) => recordImages(trx, [second!, third!]));
    const entry = (each: StoredImage) => ({ kind: 'image', ...each.image });
    const folders = [
      { id: 'f1', name: 'Face', description: '', images: [entry(stored), entry(second!)] },
      { id: 'f2', name: 'Profil', description: '', images: [entry(third!)] },
    ];
    const body = { ...(bodies.case as object), folders };
    ({ id } = await createItem(context, owner.id, { kind: 'case', title: 'Cas', tags: [], body }));
    file = stored.image.file;
    inside = second!.image.file;
    cover = third!.image.file;
    thumbnail = stored.variants.find(({ name }) => name === '400.avif')!.variant_sha256;
  });

  const image = (path: string, cookie?: string) => site.send('GET', path, { cookie });

  it('of a draft is shown to its owner only, and kept by nobody else', async () => {
    const mine = await image(imagePath(id, file, '400.avif'), anna.cookie);
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(mine.headers.get('cache-control')).toBe('private, no-cache');
    expect((await image(imagePath(id, file, '400.avif'))).status).toBe(404);
  });

  it('is nothing but an image, whoever opens it as a page', async () => {
    for (const name of ['400.avif', '160.avif', 'full.webp'] as const) {
      const { status, headers } = await image(imagePath(id, file, name), anna.cookie);
      expect([name, status]).toEqual([name, 200]);
      expect(headers.get('content-type'), name).toMatch(/^image\/(avif|webp)$/);
      expect(headers.get('x-content-type-options'), name).toBe('nosniff');
      expect(headers.get('content-security-policy'), name).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('cross-origin-resource-policy'), name).toBe('same-origin');
    }
  });

  const namesOf = async (key: string) => {
    const rows = await site.context.db
      .selectFrom('file_variant')
      .select('name')
      .where('sha256', '=', key)
      .execute();
    return rows.map(({ name }) => name);
  };

  it('that no page shows small stands in for its thumbnails, as what it is, and gets none', async () => {
    const answer = await image(imagePath(id, inside, '160.avif'), anna.cookie);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('etag')).toBe(`"${inside}"`);
    expect(await namesOf(inside)).toEqual([]);
  });

  it('that stands for a folder gets its thumbnail when somebody asks for it, once', async () => {
    const address = imagePath(id, cover, '400.avif');
    expect((await image(address)).status).toBe(404);
    expect(await namesOf(cover)).toEqual([]);
    const ask = () => Promise.all(Array.from({ length: 8 }, () => image(address, anna.cookie)));
    // On a busy machine the image itself may be served at first, for seconds.
    const isLate = ({ headers }: Answer) => headers.get('etag') === `"${cover}"`;
    for (const late of (await ask()).filter(isLate))
      expect(late.headers.get('cache-control')).toBe('private, no-cache');
    await expect.poll(() => namesOf(cover)).toEqual(['400.avif']);
    const many = await ask();
    const tags = new Set(many.map(({ headers }) => headers.get('etag')));
    expect(many.map(({ headers }) => headers.get('content-type'))).toEqual(Array(8).fill('image/avif'));
    expect([tags.size, many.some(isLate)]).toEqual([1, false]);
    const sending = { cookie: anna.cookie, headers: { 'If-None-Match': [...tags].join() } };
    expect((await site.send('GET', address, sending)).status).toBe(304);
    const head = await site.send('HEAD', address, { cookie: anna.cookie });
    expect([head.status, head.headers.get('etag')]).toEqual([200, [...tags][0]]);
  });

  it('of a public item may be kept for a day, no longer, and asked for again by ETag', async () => {
    const { context } = site;
    const owner = await context.db
      .selectFrom('item')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const actor = { id: owner.owner_id!, username: anna.username, name: anna.username, sessionId: '' };
    await attestImages(context, actor, 'case', id, [file, inside, cover]);
    await editItem(context, actor, 'case', id, { visibility: 'public', revision: owner.revision });
    // Copies that strangers' browsers will request are made without waiting for them.
    await expect.poll(() => namesOf(cover)).toContain('640.avif');
    expect(await namesOf(inside)).toEqual([]);
    const shown = await image(imagePath(id, file));
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = shown.headers.get('etag') ?? '';
    expect((await site.send('GET', imagePath(id, file), { headers: { 'If-None-Match': etag } })).status).toBe(
      304,
    );
  });

  it('of another item, or in a size that does not exist, is absent', async () => {
    const other = await site.item(anna, 'case', 'public');
    for (const path of [imagePath(other, file), `/images/${id}/${file}-321.avif`, `/images/${id}/..%2f`]) {
      expect((await image(path)).status, path).toBe(404);
    }
  });

  it('that is damaged on disk is refused in French, never sent', async () => {
    const { dataDir } = site.context.settings;
    const path = join(dataDir, 'files', thumbnail.slice(0, 2), thumbnail.slice(2, 4), thumbnail);
    const bytes = (await site.context.files.get(thumbnail)) as Buffer;
    bytes[100] = bytes[100]! ^ 1;
    await writeFile(path, bytes);
    const answer = await image(imagePath(id, file, '400.avif'));
    expect(answer.status).toBe(500);
    expect(answer.json).toMatchObject({
      code: 'file_damaged',
      message: expect.stringContaining('endommagée'),
    });
  });
});

describe('a hundred images, each with one bit flipped on disk', () => {
  it('are all noticed, and none is sent', async () => {
    const { context } = site;
    const stored = await Promise.all(
      Array.from({ length: 100 }, (_, seed) => {
        const pixels = Uint8Array.from({ length: 256 }, (__, index) => index * (2 * seed + 1));
        const source = { rows: 16, columns: 16, pixels };
        return storeImage(context.files, source, { thumbnails: false, now: context.now() });
      }),
    );
    await context.db.transaction().execute((trx) => recordImages(trx, stored));
    const images = stored.map(({ image }) => ({ kind: 'image', ...image }));
    const body = {
      ...(bodies.case as object),
      folders: [{ id: 'f1', name: 'Face', description: '', images }],
    };
    const owner = await authenticateBearer(context, anna.token);
    const { id } = await createItem(context, owner!.id, { kind: 'case', title: 'Cas', tags: [], body });
    const files = stored.map(({ image: { file } }) => ({ key: file, address: imagePath(id, file) }));
    for (const { address } of files.slice(0, 3))
      expect((await site.send('GET', address, { cookie: anna.cookie })).status).toBe(200);
    const found = await flipStored(site, context.settings.dataDir, files, anna.cookie);
    expect(found).toEqual({ detected: 100, otherwise: [] });
    expect((await checkFiles(context)).corrupt).toEqual(expect.arrayContaining(files.map(({ key }) => key)));
  });
});
