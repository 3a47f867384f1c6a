import { describe, expect, it, test } from 'vitest';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from '#lib/archives/archive-format.ts';
import { imagesOf } from '#lib/archives/archived-images.ts';
import {
  type ArchiveFault,
  ArchiveRefusal,
  readContent,
  readIndex,
  replaceFileKeys,
} from '#lib/archives/read-archive.ts';
import { openZip } from '#lib/dicom/unzip.ts';
import { zip } from './dicom/write-zip.ts';

const KEY = (letter: string) => letter.repeat(64);
const HEAD = { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION };
const ITEM = { kind: 'case', title: 'Poignet', content: 'cas/Poignet/contenu.json' };

function faultOf(read: () => unknown): ArchiveFault | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof ArchiveRefusal) return error.reason;
    throw error;
  }
  return undefined;
}

test.each<[string, ArchiveFault]>([
  ['', 'damaged'],
  ['{"format":', 'damaged'],
  ['[]', 'not_archive'],
  ['null', 'not_archive'],
  ['{"version":1,"items":[]}', 'not_archive'],
  [JSON.stringify({ ...HEAD, format: 'autre' }), 'not_archive'],
  [JSON.stringify({ ...HEAD, version: 2, items: [] }), 'other_version'],
  [JSON.stringify({ ...HEAD, items: {} }), 'damaged'],
  [JSON.stringify({ ...HEAD, items: [{ ...ITEM, kind: '__proto__' }] }), 'damaged'],
  [JSON.stringify({ ...HEAD, items: [{ ...ITEM, content: 3 }] }), 'damaged'],
  [JSON.stringify({ ...HEAD, items: Array(10_001).fill(ITEM) }), 'damaged'],
])('an index that is none is refused: %.60s', (text, fault) => {
  expect(faultOf(() => readIndex(text))).toBe(fault);
});

test('an index names its items, whatever their titles are', () => {
  const items = [ITEM, { ...ITEM, title: 7 }];
  expect(readIndex(JSON.stringify({ ...HEAD, items }))).toEqual([ITEM, { ...ITEM, title: '' }]);
});

test.each([
  { kind: 'case', files: {} },
  { kind: 'case', body: [], files: {} },
  { kind: 'case', body: {}, files: [] },
  { kind: 'account', body: {}, files: {} },
])('an item that is none is refused: %o', (content) => {
  expect(faultOf(() => readContent(JSON.stringify({ ...HEAD, ...content })))).toBe('damaged');
});

describe('the images of an archived item', () => {
  const series = {
    window: { centre: 40, width: 400 },
    rescale: { slope: 1, intercept: -1024, unit: 'HU' },
    inverted: true,
  };
  const frame = { kind: 'frame', file: KEY('a'), frame: KEY('b'), width: 4, height: 4 };
  const body = {
    folders: [
      {
        id: 'f',
        series,
        images: [frame, { ...frame, file: KEY('c'), frame: KEY('d'), rescale: { slope: 2, intercept: 1 } }],
      },
      {
        id: 'g',
        images: [
          { kind: 'image', file: KEY('e') },
          { kind: 'image', file: KEY('f') },
        ],
      },
    ],
    sheet: [{ type: 'image', image: { file: KEY('e') } }],
  };
  const files = {
    [KEY('a')]: 'a.webp',
    [KEY('b')]: 'b.ngf.br',
    [KEY('e')]: '../../e.webp',
    [KEY('9')]: 'unnamed',
    pas: 'x',
  };

  it('are each there once, a frame with what its preview is made by', () => {
    const images = imagesOf(readContent(JSON.stringify({ ...HEAD, kind: 'case', body, files })));
    expect(images).toEqual([
      {
        key: KEY('a'),
        path: 'b.ngf.br',
        frame: {
          key: KEY('b'),
          shown: {
            window: { centre: 40, width: 400 },
            rescale: { slope: 1, intercept: -1024 },
            inverted: true,
          },
        },
      },
      expect.objectContaining({ key: KEY('c'), path: undefined }),
      { key: KEY('e'), path: '../../e.webp' },
      { key: KEY('f'), path: undefined },
    ]);
    expect(images[1]?.frame?.shown.rescale).toEqual({ slope: 2, intercept: 1 });
  });

  it('of a body that is none are none, and nothing breaks', () => {
    for (const wrong of [
      { folders: 3 },
      { folders: [null, { images: 'x' }, { images: [null, 3, { file: 1 }] }] },
    ])
      expect(imagesOf(readContent(JSON.stringify({ ...HEAD, kind: 'case', body: wrong, files })))).toEqual(
        [],
      );
  });

  it('are named anew wherever the body names them, and nothing else is changed', () => {
    const keys = new Map([
      [KEY('a'), KEY('1')],
      [KEY('e'), KEY('2')],
    ]);
    const renamed = replaceFileKeys(body, keys);
    expect(renamed.folders[0]?.images[0]).toEqual({ ...frame, file: KEY('1') });
    expect(renamed.sheet).toEqual([{ type: 'image', image: { file: KEY('2') } }]);
    expect(replaceFileKeys(renamed, new Map([...keys].map(([one, other]) => [other, one])))).toEqual(body);
  });
});

test('a file of an archive is unpacked up to a bound, and no more than it announces', async () => {
  const bytes = new Uint8Array(1_000_000);
  const [bomb] = await openZip(zip([{ path: 'a', bytes, deflate: true }]));
  await expect(bomb?.open(1_000)).rejects.toMatchObject({ code: 'too_large' });
  expect((await bomb?.open(2_000_000))?.size).toBe(1_000_000);
  const [liar] = await openZip(zip([{ path: 'a', bytes, deflate: true }], 500));
  await expect(liar?.open(1_000)).rejects.toThrow();
});
