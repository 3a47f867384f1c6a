import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UploadedImage } from '#lib/images/upload-schemas.ts';
import { illustratedBody } from './illustrated-questionnaire.ts';
import { sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';
import { upload } from './tus.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');
const other = await site.person('Lecteur');

let id: string;
let revision: number;
beforeEach(async () => {
  id = await site.item(owner, 'questionnaire', 'private');
  revision = 1;
});

async function sent(person: Person, red: number): Promise<UploadedImage> {
  const create = { width: 40, height: 30, channels: 3 as const, background: { r: red, g: 60, b: 60 } };
  const answer = await upload(site, person, await sharp({ create }).png().toBuffer());
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

async function save(body: object) {
  const headers = { 'If-Match': `"${revision}"` };
  const path = `/api/questionnaires/${id}/parts/body`;
  const answer = await site.send('PUT', path, { token: owner.token, json: body, headers });
  if (answer.status === 200) revision = answer.json.revision;
  return answer;
}

const seen = async (file: string, person?: Person) =>
  (await site.send('GET', `/images/${id}/${file}`, person && { cookie: person.cookie })).status;
const attest = (images: readonly UploadedImage[]) =>
  site.send('POST', `/api/questionnaires/${id}/attestation`, {
    token: owner.token,
    json: { images: images.map(({ file }) => file) },
  });
const patch = (json: object) =>
  site.send('PATCH', `/api/questionnaires/${id}`, { token: owner.token, json: { revision, ...json } });

async function fourImages(from: number): Promise<UploadedImage[]> {
  const images: UploadedImage[] = [];
  for (const red of [0, 1, 2, 3]) images.push(await sent(owner, from + red));
  return images;
}

describe('images of a questionnaire', () => {
  it('are its author’s once it is saved, and its readers’ once they are attested and published', async () => {
    const images = await fourImages(10);
    expect(await seen(images[0]!.file, owner)).toBe(404);
    expect((await save(illustratedBody(images))).status).toBe(200);
    for (const { file } of images)
      expect([await seen(file, owner), await seen(file, other), await seen(file)]).toEqual([200, 404, 404]);
    const own = await site.send('GET', `/api/questionnaires/${id}`, { token: owner.token });
    expect(own.json.unattested.toSorted()).toEqual(images.map(({ file }) => file).toSorted());
    const refused = await patch({ visibility: 'public' });
    expect([refused.status, refused.json.details]).toEqual([422, ['des images vérifiées']]);
    expect((await attest(images)).status).toBe(204);
    const published = await patch({ visibility: 'public' });
    expect(published.status, published.text).toBe(200);
    for (const { file } of images) expect(await seen(file, other)).toBe(200);
  });

  it('are released when they leave it, and may come back', async () => {
    const images = await fourImages(20);
    await save(illustratedBody(images));
    await save({ pages: [{ id: 'p', name: 'Examen', questions: [] }] });
    for (const { file } of images) expect(await seen(file, owner)).toBe(404);
    expect((await save(illustratedBody(images))).status).toBe(200);
    for (const { file } of images) expect(await seen(file, owner)).toBe(200);
  });

  it('of somebody else are refused, and nothing is saved', async () => {
    const theirs = await sent(other, 30);
    const answer = await save(illustratedBody([theirs, theirs, theirs, theirs]));
    expect([answer.status, answer.json.code]).toEqual([422, 'image_foreign']);
    const own = await site.send('GET', `/api/questionnaires/${id}`, { token: owner.token });
    expect(own.text).not.toContain(theirs.file);
  });

  it('go with a copy, which is its owner’s own', async () => {
    const images = await fourImages(40);
    await save(illustratedBody(images));
    await attest(images);
    await patch({ visibility: 'public' });
    const copied = await site.send('POST', `/api/questionnaires/${id}/copy`, { token: other.token });
    const copy = copied.json._id as string;
    const body = (await site.send('GET', `/api/questionnaires/${copy}`, { token: other.token })).json.body;
    for (const { file } of images) {
      expect(JSON.stringify(body)).toContain(file);
      const answer = await site.send('GET', `/images/${copy}/${file}`, { cookie: other.cookie });
      expect(answer.status).toBe(200);
    }
    expect(body.pages[0].questions[1].zones).toHaveLength(1);
  });
});
