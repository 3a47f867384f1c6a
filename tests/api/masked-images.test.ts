import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { imagePath, THUMBNAILS } from '#lib/images/image-paths.ts';
import type { UploadedImage } from '#lib/images/upload-schemas.ts';
import { savePart } from '../run/save-part.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';
import { upload } from './tus.ts';

let site: SharedSite;
let author: Person;
let copier: Person;
let id: string;
let copy: string;
let image: UploadedImage;

const read = async (by: Person, of: string) =>
  (await site.send('GET', `/api/cases/${of}`, { token: by.token })).json;
/** When a case was last changed, according to its author's list. */
const changedAt = async (of: string): Promise<string> => {
  const { cases } = (await site.send('GET', '/api/cases/mine', { token: author.token })).json;
  return cases.find(({ _id }: { _id: string }) => _id === of).updatedAt;
};
const ask = (by: Person, path: string, json: object) =>
  site.send('POST', `/api/cases/${path}`, { token: by.token, json });
const zones = [{ x: 0, y: 0, width: 300, height: 40 }];
const mask = (file: string, by = author) => ask(by, `${id}/masked`, { images: [{ file, zones }] });

beforeAll(async () => {
  site = await sharedSite();
  author = await site.person('Autrice');
  copier = await site.person('Copiste');
  id = await site.item(author, 'case', 'public');
  const create = { width: 300, height: 200, channels: 3 as const, background: '#48c' };
  image = (await upload(site, author, await sharp({ create }).png().toBuffer())).json;
  const { body, revision } = await read(author, id);
  const folder = { id: 'f9', name: 'Avant', description: '', images: [{ kind: 'image', ...image }] };
  const images = { folders: [folder, ...body.folders], mainImage: { folderId: 'f9', imageIndex: 0 } };
  expect((await savePart(site, author.token, id, images, revision)).status).toBe(200);
  expect((await ask(author, `${id}/attestation`, { images: [image.file] })).status).toBe(204);
  const now = (await read(author, id)).revision;
  expect((await ask(author, `${id}/publication`, { word: '', revision: now })).status).toBe(200);
  copy = (await ask(copier, `${id}/copy`, {})).json._id;
});

/** Everything that the server returns about the case and its copy, to people and to programs. */
async function everything(): Promise<string> {
  const ways = [author, copier].flatMap(({ token, cookie }) => [
    ...[id, copy].flatMap((of) => [
      { path: `/api/cases/${of}`, token },
      { path: `/api/cases/${of}/viewer`, token },
      { path: `/api/cases/${of}/answer`, token },
      { path: `/api/cases/${of}/versions`, token },
      { path: `/api/cases/${of}/versions/1`, token },
      { path: `/api/cases/${of}/versions/2`, token },
      { path: `/radiology-viewer/${of}?fiche=1&reponse=1`, cookie },
      { path: `/sheet/${of}`, cookie },
      { path: `/cases?cas=${of}`, cookie },
    ]),
    { path: '/cases', cookie },
    { path: '/', cookie },
    { path: '/api/cases/mine', token },
    { path: '/api/account/export', token },
  ]);
  const open = [
    '/public-cases',
    '/api/cases/public',
    '/',
    `/radiology-viewer/${id}?reponse=1`,
    '/sitemap.xml',
  ];
  const asked = [...ways, ...open.map((path) => ({ path }))].map(async ({ path, ...asking }) => {
    const { text, headers } = await site.send('GET', path, asking);
    return `${text}${JSON.stringify([...headers])}`;
  });
  return (await Promise.all(asked)).join('\n');
}

it('is shown everywhere before, the old one nowhere afterwards', async () => {
  await expect.poll(everything).toContain(image.file);
  const addresses = [id, copy].flatMap((of) => [
    imagePath(of, image.file),
    imagePath(of, image.file, 'frame.bin'),
    ...THUMBNAILS.map((name) => imagePath(of, image.file, name)),
  ]);
  for (const address of addresses) await site.send('GET', address, { cookie: author.cookie });

  const masked = await mask(image.file);
  expect(masked.status, masked.text).toBe(200);
  const by = masked.json.names[image.file];
  await expect.poll(everything).not.toContain(image.file);
  expect(await everything()).toContain(by);
  for (const address of addresses)
    for (const asking of [{}, { cookie: author.cookie }, { cookie: copier.cookie }])
      expect((await site.send('GET', address, asking)).status, address).toBe(404);

  const { origin } = site;
  const bytes = Buffer.from(await (await fetch(`${origin}${imagePath(id, by)}`)).arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect([pixel(0, 0), pixel(299, 39), pixel(0, 40), pixel(299, 199)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0x44, 0x88, 0xcc],
    [0x44, 0x88, 0xcc],
  ]);
});

it('is told to devices that keep the case, of what its person may read, and counts as a change', async () => {
  const lone = await site.item(author, 'case', 'private');
  const { body, revision } = await read(author, lone);
  const create = { width: 300, height: 200, channels: 3 as const, background: '#84c' };
  const other: UploadedImage = (await upload(site, author, await sharp({ create }).png().toBuffer())).json;
  const images = [{ kind: 'image', ...other }];
  const folders = [{ id: 'f9', name: 'Avant', description: '', images }, ...body.folders];
  expect((await savePart(site, author.token, lone, { folders, mainImage: null }, revision)).status).toBe(200);
  const before = await changedAt(lone);
  const { names } = (await ask(author, `${lone}/masked`, { images: [{ file: other.file, zones }] })).json;
  expect((await changedAt(lone)) > before).toBe(true);
  const path = `/images/masked?of=${[id, copy, lone, 'x'].join(',')}`;
  const told = async (asking: object) => (await site.send('GET', path, asking)).json;
  const both = await told({ cookie: author.cookie });
  expect(both[lone]).toEqual(names);
  expect(Object.keys(both[id])).toEqual([image.file]);
  expect(Object.keys(await told({ cookie: copier.cookie })).sort()).toEqual([id, copy].sort());
  expect(Object.keys(await told({}))).toEqual([id]);
});

it('answers the same when it is asked again, its first answer having been lost', async () => {
  expect([(await mask(image.file)).status, (await mask(image.file)).json]).toEqual([200, { names: {} }]);
});

it('is refused to others, of images that are elsewhere, and without a place', async () => {
  expect((await mask(image.file, copier)).status).toBe(403);
  expect((await mask('b'.repeat(64))).json.code).toBe('image_foreign');
  for (const images of [[], [{ file: image.file, zones: [] }], [{ file: 'x', zones }], undefined])
    expect((await ask(author, `${id}/masked`, { images })).json.code).toBe('invalid');
});
