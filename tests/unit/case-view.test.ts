import { describe, expect, it } from 'vitest';
import { readableSheet, sheetFolders } from '#lib/cases/sheet.ts';
import { anchorViews, findView, viewHref } from '#lib/cases/view-links.ts';
import { completionOf } from '#lib/items/kinds/body-rules.ts';
import { richText } from '#lib/items/kinds/rich-text-schema.ts';
import { type CaseView, type RichText, spansOf } from '#lib/rich-text/rich-text.ts';

const image = (file: string) => ({ kind: 'image' as const, file: file.repeat(64), width: 9, height: 8 });

describe('links to images of the case', () => {
  const folders = [
    { id: 'empty', name: 'Vide', description: '', images: [] },
    { id: 'a', name: 'TDM', description: '', images: [image('a'), image('b')], mainImage: 1 },
    { id: 'b', name: 'IRM', description: '', images: [image('c')] },
  ];
  const sheet: RichText = [
    { type: 'list', ordered: false, items: [[{ text: 'ici', view: { folder: 'b', image: 0 } }]] },
    { type: 'table', header: false, rows: [[[{ text: 'disparu', view: { folder: 'a', image: 2 } }]]] },
  ];

  it('lead to the folder as the viewer counts it', () => {
    const shown = sheetFolders(folders);
    expect(shown.map(({ id, main }) => [id, main])).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
    expect(viewHref('c1', shown, { folder: 'a', image: 1 })).toBe('/radiology-viewer/c1?serie=1&image=2');
    expect(viewHref('c1', shown, { folder: 'b', image: 1 })).toBeUndefined();
  });

  it('ask for images that the questions keep back', () => {
    const shown = sheetFolders(folders, ['b']);
    expect(viewHref('c1', shown, { folder: 'b', image: 0 })).toBe(
      '/radiology-viewer/c1?serie=2&image=1&toutes=1',
    );
    expect(viewHref('c1', shown, { folder: 'a', image: 0 })).not.toContain('toutes');
  });

  it('are addresses when read, and keep their lost aim once the image is gone', () => {
    const body = { difficulty: 3, clinicalInformation: '', answer: '', sheet, folders, mainImage: null };
    const read = readableSheet('c1', body);
    expect(read?.[0]).toMatchObject({
      items: [[{ text: 'ici', href: '/radiology-viewer/c1?serie=2&image=1' }]],
    });
    expect(JSON.stringify(read?.[0])).not.toContain('view"');
    // A link that lost its target says so on the page.
    expect(read?.[1]).toEqual(sheet[1]);
    expect(richText.safeParse(read).success).toBe(true);
    expect(readableSheet('c1', { ...body, sheet: null })).toBeNull();
  });
});

describe('a sheet that is saved', () => {
  const completion = completionOf('case', 'sheet')!;
  const folders = [{ id: 'a', name: 'TDM', description: '', images: [image('1'), image('2')] }];
  const linking = (view: CaseView) => ({
    sheet: [{ type: 'paragraph' as const, text: [{ text: 'ici', view }] }],
  });
  const key = '2'.repeat(64);

  it('waits for the images when a link of it names a place alone', () => {
    expect([completion.from, completionOf('case', 'answer')]).toEqual(['images', undefined]);
    expect(completion.isNeeded(linking({ folder: 'a', image: 1 }))).toBe(true);
    expect(completion.isNeeded(linking({ folder: 'a', image: 1, key }))).toBe(false);
    expect(completion.isNeeded({ sheet: null })).toBe(false);
  });

  it('names the image that is at that place now', () => {
    const stored = completion.complete(linking({ folder: 'a', image: 1 }), { folders });
    expect(stored).toEqual(linking({ folder: 'a', image: 1, key }));
  });
});

describe('links that name their image', () => {
  const body = [
    { id: 'a', images: [image('1'), image('2'), image('3')] },
    { id: 'b', images: [image('4'), image('2')] },
  ];
  const key = '2'.repeat(64);
  const view = { folder: 'a', image: 1, key };

  it('follow it wherever it goes, and prefer its folder', () => {
    expect(findView(body, view)).toEqual({ folder: 0, image: 1 });
    expect(findView(body.toReversed(), view)).toEqual({ folder: 1, image: 1 });
    const reversed = body.map(({ id, images }) => ({ id, images: images.toReversed() }));
    expect(findView(reversed, view)).toEqual({ folder: 0, image: 1 });
    expect(findView(reversed, { ...view, key: '3'.repeat(64) })).toEqual({ folder: 0, image: 0 });
    const moved = [{ id: 'a', images: [image('1')] }, body[1]!];
    expect(findView(moved, view)).toEqual({ folder: 1, image: 1 });
    expect(findView([body[1]!], view)).toEqual({ folder: 0, image: 1 });
  });

  it('choose the nearest of several alike, and none when it is gone', () => {
    const alike = [{ id: 'a', images: ['2', '1', '1', '2', '2'].map(image) }];
    expect(findView(alike, { ...view, image: 3 })).toEqual({ folder: 0, image: 3 });
    expect(findView(alike, { ...view, image: 1 })).toEqual({ folder: 0, image: 0 });
    expect(findView(alike, { ...view, key: '9'.repeat(64) })).toBeUndefined();
    expect(findView([], view)).toBeUndefined();
  });

  it('are made of those that only knew a place, once', () => {
    const old: RichText = [
      {
        type: 'list',
        ordered: false,
        items: [
          {
            text: [{ text: 'x' }],
            lists: [{ ordered: true, items: [[{ text: 'y', view: { folder: 'a', image: 1 } }]] }],
          },
        ],
      },
      {
        type: 'paragraph',
        text: [
          { text: 'z', view: { folder: 'a', image: 7 } },
          { text: ' ', bold: true },
        ],
      },
    ];
    const anchored = anchorViews(old, body);
    expect(spansOf(anchored[0]!)).toEqual([{ text: 'x' }, { text: 'y', view }]);
    expect(anchored[1]).toEqual(old[1]);
    expect(anchorViews(anchored, body.toReversed())).toEqual(anchored);
    expect(richText.safeParse(anchored).success).toBe(true);
  });
});
