import { beforeEach, describe, expect, it } from 'vitest';
import { imagePath } from '#lib/images/image-paths.ts';
import type { UploadedImage } from '#lib/images/upload-schemas.ts';
import { savePart } from '../run/save-part.ts';
import { SheetDesk } from './sheet-desk.ts';

const desk = await SheetDesk.open();
const { site, owner, other } = desk;
beforeEach(() => desk.begin());

const shows = (...images: UploadedImage[]) =>
  images.map((image) => ({ type: 'image', image: { ...image, alt: 'Schéma', caption: 'Légende' } }));

describe('images sent into a sheet', () => {
  it('are the author’s as soon as it is saved, and once it is published those of whoever may read it', async () => {
    const image = await desk.sent(owner, 10);
    expect(await desk.seen(image.file, owner)).toBe(404);
    expect((await desk.save(shows(image))).status).toBe(200);
    expect([await desk.seen(image.file, owner), await desk.seen(image.file, other)]).toEqual([200, 404]);
    expect(await desk.page()).not.toContain(image.file);
    await desk.publish();
    expect([await desk.seen(image.file, owner), await desk.seen(image.file, other)]).toEqual([200, 200]);
    const html = await desk.page();
    expect(html).toContain(imagePath(desk.id, image.file));
    expect(html).toContain('<figcaption>Légende</figcaption>');
    await site.send('PATCH', `/api/cases/${desk.id}`, {
      token: owner.token,
      json: { revision: desk.revision, visibility: 'private' },
    });
    expect([await desk.seen(image.file, owner), await desk.seen(image.file, other)]).toEqual([200, 404]);
  });

  it('are published once they are attested, and not before', async () => {
    const image = await desk.sentUnseen(owner, 15);
    expect((await desk.save(shows(image))).status).toBe(200);
    expect([await desk.seen(image.file, owner), await desk.seen(image.file, other)]).toEqual([200, 404]);
    expect(await desk.page()).not.toContain(image.file);
    const part = await site.send('GET', `/api/cases/${desk.id}/parts/sheet`, { token: owner.token });
    expect(part.text).toContain(image.file);
    const editor = await site.send('GET', `/sheet-editor/${desk.id}`, { cookie: owner.cookie });
    expect(editor.text).toContain(image.file);
    await expect(desk.publish()).rejects.toThrow(/publish_incomplete/);
    expect((await desk.attest(image)).status).toBe(204);
    expect(await desk.seen(image.file, other)).toBe(404);
    await desk.publish();
    expect(await desk.seen(image.file, other)).toBe(200);
    expect(await desk.page()).toContain(imagePath(desk.id, image.file));
  });

  it('are released when they leave it, and may come back', async () => {
    const [first, second] = [await desk.sent(owner, 20), await desk.sent(owner, 21)];
    await desk.save(shows(first, second));
    await desk.save(shows(second));
    expect([await desk.seen(first.file, owner), await desk.seen(second.file, owner)]).toEqual([404, 200]);
    expect((await desk.save(shows(second, first))).status).toBe(200);
    expect(await desk.seen(first.file, owner)).toBe(200);
    expect((await desk.save(null)).status).toBe(200);
    expect(await desk.seen(first.file, owner)).toBe(404);
    // A version keeps what it shows: for its author, once readers see another.
    await desk.save(shows(first));
    await desk.publish();
    await desk.save(null);
    await desk.publish();
    expect([await desk.seen(first.file, owner), await desk.seen(first.file, other)]).toEqual([200, 404]);
  });

  it('are kept while a folder shows them, and folders’ images while the sheet does', async () => {
    const [shared, alone] = [await desk.sent(owner, 30), await desk.sent(owner, 31)];
    const folder = (...images: UploadedImage[]) => [
      {
        id: 'f1',
        name: 'Face',
        description: '',
        images: images.map((image) => ({ kind: 'image', ...image })),
      },
    ];
    await desk.saveFolders(folder(shared, alone));
    await desk.save(shows(shared, alone));
    await desk.save(shows(alone));
    expect(await desk.seen(shared.file, owner)).toBe(200);
    await desk.saveFolders(folder(shared));
    expect(await desk.seen(alone.file, owner)).toBe(200);
    await desk.save(null);
    expect([await desk.seen(shared.file, owner), await desk.seen(alone.file, owner)]).toEqual([200, 404]);
  });

  it('stay in a copy, whatever becomes of the original', async () => {
    const image = await desk.sent(owner, 40);
    await desk.save(shows(image));
    await desk.publish();
    const copy = await site.send('POST', `/api/cases/${desk.id}/copy`, { token: other.token });
    const copyId = copy.json._id as string;
    await desk.save(null);
    await site.send('DELETE', `/api/cases/${desk.id}`, { token: owner.token });
    expect(await desk.seen(image.file, other, copyId)).toBe(200);
    const saved = await savePart(site, other.token, copyId, { sheet: shows(image) }, 1);
    expect(saved.status).toBe(200);
  });

  it('are refused in French when somebody else sent them, or nobody', async () => {
    const [mine, theirs] = [await desk.sent(owner, 50), await desk.sent(other, 51)];
    for (const file of [theirs.file, 'c'.repeat(64)]) {
      const answer = await desk.save(shows(mine, { ...theirs, file }));
      expect([answer.status, answer.json.code]).toEqual([422, 'image_foreign']);
      expect(answer.json.message).toMatch(/ni de vos envois/);
    }
    expect((await desk.save(shows(mine), other.token)).status).toBe(403);
    expect(await desk.seen(mine.file, owner)).toBe(404);
  });
});
