import { beforeEach, describe, expect, it } from 'vitest';
import { imagePath } from '#lib/images/image-paths.ts';
import { SheetDesk } from './sheet-desk.ts';

const desk = await SheetDesk.open();
const { site, owner, other } = desk;
beforeEach(() => desk.begin());

describe('links to images', () => {
  it('follow their image through another order of folders and images', async () => {
    const images = [await desk.sent(owner, 60), await desk.sent(owner, 61), await desk.sent(owner, 62)];
    const [a, b, c] = images.map((image) => ({ kind: 'image', ...image }));
    const folder = (name: string, ...content: unknown[]) => ({
      id: name,
      name,
      description: '',
      images: content,
    });
    await desk.saveFolders([folder('f1', a, b), folder('f2', c)]);
    // As they may be written: only by index.
    const text = [
      { text: 'deuxième', view: { folder: 'f1', image: 1 } },
      { text: ' puis ' },
      { text: 'troisième', view: { folder: 'f2', image: 0 } },
    ];
    await desk.save([{ type: 'paragraph', text }]);
    await desk.publish();
    const address = (folderAt: number, image: number) =>
      `/radiology-viewer/${desk.id}?serie=${folderAt}&amp;image=${image}`;
    expect(await desk.page()).toContain(`${address(1, 2)}"`);
    expect(await desk.page()).toContain(`${address(2, 1)}"`);

    await desk.saveFolders([folder('f2', c), folder('f1', b, a)]);
    const { sheet } = (await site.send('GET', `/api/cases/${desk.id}/parts/sheet`, { token: owner.token }))
      .json;
    expect(sheet[0].text[0].view).toEqual({ folder: 'f1', image: 1, key: images[1]!.file });
    await desk.publish();
    const moved = await desk.page();
    expect(moved).toContain(`${address(2, 1)}"`);
    expect(moved).toContain(`${address(1, 1)}"`);
    expect(moved).not.toContain('image retirée');

    await desk.saveFolders([folder('f1', a)]);
    await desk.publish();
    const gone = await desk.page();
    expect(gone).not.toContain('?serie=');
    expect(gone.match(/\u00a0\(image retirée\)/g)).toHaveLength(2);
  });

  it('lead to that slice without JavaScript', async () => {
    const images = [await desk.sent(owner, 70), await desk.sent(owner, 71)];
    const content = images.map((image) => ({ kind: 'image', ...image }));
    await desk.saveFolders([{ id: 'f1', name: 'Face', description: '', images: content }]);
    const view = { folder: 'f1', image: 0, key: images[1]!.file };
    await desk.save([{ type: 'paragraph', text: [{ text: 'là', view }] }]);
    await desk.publish();
    const [, href = ''] = /href="([^"]*\?serie=[^"]*)"/.exec(await desk.page()) ?? [];
    const viewer = await site.send('GET', href.replace('&amp;', '&'), { cookie: other.cookie });
    const [poster = ''] = /<img[^>]*data-poster[^>]*>/.exec(viewer.text) ?? [];
    expect(poster).toContain(imagePath(desk.id, images[1]!.file));
  });
});
