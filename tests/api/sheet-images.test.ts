import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UploadedImage } from '#lib/contract/uploads.ts';
import { imagePath } from '#lib/domain/image-paths.ts';
import type { Answer } from '../run/caller.ts';
import { savePart } from '../run/save-part.ts';
import { type Person, startSite } from './site.ts';
import { upload } from './tus.ts';

const site = await startSite();
afterAll(() => site.stop());
const owner = await site.person('Autrice');
const other = await site.person('Lecteur');

let id: string;
let revision: number;
beforeEach(async () => {
  id = await site.item(owner, 'case', 'public');
  revision = 2;
});

const attest = (...images: UploadedImage[]) =>
  site.send('POST', `/api/cases/${id}/attestation`, {
    token: owner.token,
    json: { images: images.map(({ file }) => file) },
  });

/** A picture of its own, taken in for a person, who saw it first. */
async function sent(person: Person, red: number): Promise<UploadedImage> {
  const image = await sentUnseen(person, red);
  if (person === owner) expect((await attest(image)).status).toBe(204);
  return image;
}

/** A picture that nobody attested. */
async function sentUnseen(person: Person, red: number): Promise<UploadedImage> {
  const create = { width: 40, height: 30, channels: 3 as const, background: { r: red, g: 60, b: 60 } };
  const answer = await upload(site, person, await sharp({ create }).png().toBuffer());
  expect(answer.status).toBe(200);
  return answer.json;
}

const shows = (...images: UploadedImage[]) =>
  images.map((image) => ({ type: 'image', image: { ...image, alt: 'Schéma', caption: 'Légende' } }));

async function save(sheet: unknown, more: { token?: string; caseId?: string } = {}): Promise<Answer> {
  const { token = owner.token, caseId = id } = more;
  const answer = await savePart(site, token, caseId, { sheet }, revision);
  if (answer.status === 200 && caseId === id) revision = answer.json.revision;
  return answer;
}

async function saveFolders(folders: object[]): Promise<void> {
  const answer = await savePart(site, owner.token, id, { folders, mainImage: null }, revision);
  expect(answer.status, answer.text).toBe(200);
  revision = answer.json.revision;
}

const seen = async (file: string, by: Person, caseId = id) =>
  (await site.send('GET', imagePath(caseId, file), { cookie: by.cookie })).status;
const page = async (by = other) => (await site.send('GET', `/sheet/${id}`, { cookie: by.cookie })).text;

describe('images sent into a sheet', () => {
  it('are the case’s as soon as it is saved, for whoever may read it', async () => {
    const image = await sent(owner, 10);
    expect(await seen(image.file, owner)).toBe(404);
    expect((await save(shows(image))).status).toBe(200);
    expect([await seen(image.file, owner), await seen(image.file, other)]).toEqual([200, 200]);
    const html = await page();
    expect(html).toContain(imagePath(id, image.file));
    expect(html).toContain('<figcaption>Légende</figcaption>');
    await site.send('PATCH', `/api/cases/${id}`, {
      token: owner.token,
      json: { revision, visibility: 'private' },
    });
    expect([await seen(image.file, owner), await seen(image.file, other)]).toEqual([200, 404]);
  });

  it('are seen by their author alone until they are attested', async () => {
    const image = await sentUnseen(owner, 15);
    expect((await save(shows(image))).status).toBe(200);
    expect([await seen(image.file, owner), await seen(image.file, other)]).toEqual([200, 404]);
    expect(await page()).not.toContain(image.file);
    const part = await site.send('GET', `/api/cases/${id}/parts/sheet`, { token: owner.token });
    expect(part.text).toContain(image.file);
    const editor = await site.send('GET', `/sheet-editor/${id}`, { cookie: owner.cookie });
    expect(editor.text).toContain(image.file);
    expect((await attest(image)).status).toBe(204);
    expect(await seen(image.file, other)).toBe(200);
    expect(await page()).toContain(imagePath(id, image.file));
  });

  it('are released when they leave it, and may come back', async () => {
    const [first, second] = [await sent(owner, 20), await sent(owner, 21)];
    await save(shows(first, second));
    await save(shows(second));
    expect([await seen(first.file, owner), await seen(second.file, owner)]).toEqual([404, 200]);
    expect((await save(shows(second, first))).status).toBe(200);
    expect(await seen(first.file, other)).toBe(200);
    expect((await save(null)).status).toBe(200);
    expect(await seen(first.file, owner)).toBe(404);
  });

  it('are kept while a folder shows them, and folders’ images while the sheet does', async () => {
    const [shared, alone] = [await sent(owner, 30), await sent(owner, 31)];
    const folder = (...images: UploadedImage[]) => [
      {
        id: 'f1',
        name: 'Face',
        description: '',
        images: images.map((image) => ({ kind: 'image', ...image })),
      },
    ];
    await saveFolders(folder(shared, alone));
    await save(shows(shared, alone));
    await save(shows(alone));
    expect(await seen(shared.file, other)).toBe(200);
    await saveFolders(folder(shared));
    expect(await seen(alone.file, other)).toBe(200);
    await save(null);
    expect([await seen(shared.file, other), await seen(alone.file, other)]).toEqual([200, 404]);
  });

  it('stay in a copy, whatever becomes of the original', async () => {
    const image = await sent(owner, 40);
    await save(shows(image));
    const copy = await site.send('POST', `/api/cases/${id}/copy`, { token: other.token });
    const copyId = copy.json._id as string;
    await save(null);
    await site.send('DELETE', `/api/cases/${id}`, { token: owner.token });
    expect(await seen(image.file, other, copyId)).toBe(200);
    const saved = await savePart(site, other.token, copyId, { sheet: shows(image) }, 1);
    expect(saved.status).toBe(200);
  });

  it('are refused in French when somebody else sent them, or nobody', async () => {
    const [mine, theirs] = [await sent(owner, 50), await sent(other, 51)];
    for (const file of [theirs.file, 'c'.repeat(64)]) {
      const answer = await save(shows(mine, { ...theirs, file }));
      expect([answer.status, answer.json.code]).toEqual([422, 'image_foreign']);
      expect(answer.json.message).toMatch(/ni envoyée par vous/);
    }
    expect((await save(shows(mine), { token: other.token })).status).toBe(403);
    expect(await seen(mine.file, owner)).toBe(404);
  });
});

describe('links to images', () => {
  it('follow their image through another order of folders and images', async () => {
    const images = [await sent(owner, 60), await sent(owner, 61), await sent(owner, 62)];
    const [a, b, c] = images.map((image) => ({ kind: 'image', ...image }));
    const folder = (name: string, ...content: unknown[]) => ({
      id: name,
      name,
      description: '',
      images: content,
    });
    await saveFolders([folder('f1', a, b), folder('f2', c)]);
    // As they may be written: by place alone.
    const text = [
      { text: 'deuxième', view: { folder: 'f1', image: 1 } },
      { text: ' puis ' },
      { text: 'troisième', view: { folder: 'f2', image: 0 } },
    ];
    await save([{ type: 'paragraph', text }]);
    const address = (folderAt: number, image: number) =>
      `/radiology-viewer/${id}?serie=${folderAt}&amp;image=${image}`;
    expect(await page()).toContain(`${address(1, 2)}"`);
    expect(await page()).toContain(`${address(2, 1)}"`);

    await saveFolders([folder('f2', c), folder('f1', b, a)]);
    const { sheet } = (await site.send('GET', `/api/cases/${id}/parts/sheet`, { token: owner.token })).json;
    expect(sheet[0].text[0].view).toEqual({ folder: 'f1', image: 1, key: images[1]!.file });
    const moved = await page();
    expect(moved).toContain(`${address(2, 1)}"`);
    expect(moved).toContain(`${address(1, 1)}"`);
    expect(moved).not.toContain('image retirée');

    await saveFolders([folder('f1', a)]);
    const gone = await page();
    expect(gone).not.toContain('?serie=');
    expect(gone.match(/\u00a0\(image retirée\)/g)).toHaveLength(2);
  });

  it('lead to that slice without JavaScript', async () => {
    const images = [await sent(owner, 70), await sent(owner, 71)];
    const content = images.map((image) => ({ kind: 'image', ...image }));
    await saveFolders([{ id: 'f1', name: 'Face', description: '', images: content }]);
    const view = { folder: 'f1', image: 0, key: images[1]!.file };
    await save([{ type: 'paragraph', text: [{ text: 'là', view }] }]);
    const [, href = ''] = /href="([^"]*\?serie=[^"]*)"/.exec(await page()) ?? [];
    const viewer = await site.send('GET', href.replace('&amp;', '&'), { cookie: other.cookie });
    const [poster = ''] = /<img[^>]*data-poster[^>]*>/.exec(viewer.text) ?? [];
    expect(poster).toContain(imagePath(id, images[1]!.file));
  });
});
