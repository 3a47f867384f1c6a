import { beforeAll, expect, it } from 'vitest';
import { imagePath } from '#lib/images/image-paths.ts';
import { imagesLeftInCopies, leftInCopies } from '#lib/images/left-in-copies-schemas.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

let site: SharedSite;
let author: Person;
let copier: Person;
let other: Person;
let id: string;
let copy: string;
let file: string;

const get = (path: string, by?: Person) =>
  site.send('GET', `/api/account/copies${path}`, by && { token: by.token });
const zones = [{ x: 0, y: 0, width: 3, height: 2 }];
const mask = (by: Person, named = file) =>
  site.send('POST', `/api/account/copies/${id}/masked`, {
    token: by.token,
    json: { images: [{ file: named, zones }] },
  });
const bodyOf = async (by: Person, of: string) =>
  JSON.stringify((await site.send('GET', `/api/cases/${of}`, { token: by.token })).json.body);
const publish = async (by: Person, of: string, title: string) => {
  const send = async (change: object) => {
    const { revision } = (await site.send('GET', `/api/cases/${of}`, { token: by.token })).json;
    const json = { ...change, revision };
    const sent = await site.send('PATCH', `/api/cases/${of}`, { token: by.token, json });
    expect(sent.status, sent.text).toBe(200);
  };
  await send({ title });
  await send({ visibility: 'public' });
};

beforeAll(async () => {
  site = await sharedSite();
  [author, copier, other] = [
    await site.person('Delphine'),
    await site.person('Copiste-Secret'),
    await site.person('Voisine'),
  ];
  id = await site.item(author, 'case', 'public');
  [file = ''] = await itemFiles(site.context.db, id);
  copy = (await site.send('POST', `/api/cases/${id}/copy`, { token: copier.token })).json._id;
});

it('lists nothing while the case is there, nor to anybody but its owner afterwards', async () => {
  expect((await get('')).status).toBe(401);
  expect((await get('', author)).json).toEqual({ items: [] });
  for (const by of [author, other]) expect((await get(`/${id}`, by)).status).toBe(404);
  expect((await mask(author)).status).toBe(404);
  const { title } = (await site.send('GET', `/api/cases/${id}`, { token: author.token })).json;
  await site.send('DELETE', `/api/cases/${id}`, { token: author.token });
  const { items } = leftInCopies.parse((await get('', author)).json);
  expect(items).toEqual([
    { _id: id, kind: 'case', title, deletedAt: expect.any(String), copies: 1, images: 1 },
  ]);
  for (const by of [copier, other]) {
    expect((await get('', by)).json).toEqual({ items: [] });
    expect((await get(`/${id}`, by)).status).toBe(404);
    expect((await mask(by)).status).toBe(404);
  }
  expect((await get(`/${id}`)).status).toBe(401);
  expect(await bodyOf(copier, copy)).toContain(file);
});

it('tells nothing of a copy that is private, not even where it is', async () => {
  const asked = await get(`/${id}`, author);
  expect(imagesLeftInCopies.parse(asked.json).images).toEqual([{ file, width: 3, height: 2, item: null }]);
  const page = await site.send('GET', '/account', { cookie: author.cookie });
  for (const text of [asked.text, (await get('', author)).text, page.text])
    for (const secret of [copier.username, copy]) expect(text).not.toContain(secret);
});

it('says where a public copy shows an image, which anybody can open, and nothing else of it', async () => {
  await publish(copier, copy, 'Titre du copiste');
  const asked = await get(`/${id}`, author);
  expect(asked.json.images).toEqual([{ file, width: 3, height: 2, item: copy }]);
  expect((await site.send('GET', imagePath(copy, file), { cookie: author.cookie })).status).toBe(200);
  const page = await site.send('GET', '/account', { cookie: author.cookie });
  for (const text of [asked.text, (await get('', author)).text, page.text])
    for (const secret of [copier.username, 'Titre du copiste']) expect(text).not.toContain(secret);
});

it('blacks out what was the case’s in its copies, for its former owner, and no other image', async () => {
  const foreign = await mask(author, 'a'.repeat(64));
  expect([foreign.status, foreign.json.code]).toEqual([422, 'image_foreign']);
  const masked = await mask(author);
  expect(masked.status, masked.text).toBe(200);
  const by = masked.json.names[file];
  const now = await bodyOf(copier, copy);
  expect(now).toContain(by);
  expect(now).not.toContain(file);
  expect((await site.send('GET', imagePath(copy, file), { cookie: copier.cookie })).status).toBe(404);
  expect((await get(`/${id}`, author)).json.images).toEqual([{ file: by, width: 3, height: 2, item: copy }]);
  // A repeated request, after a lost answer, means the replacement.
  expect((await mask(author)).status).toBe(200);
});

it('has nothing left once the copy’s owner deletes it', async () => {
  await site.send('DELETE', `/api/cases/${copy}`, { token: copier.token });
  expect((await get('', author)).json).toEqual({ items: [] });
  expect((await get(`/${id}`, author)).json).toEqual({ images: [] });
  // Its copier deleted an item without copies.
  expect((await get('', copier)).json).toEqual({ items: [] });
});
