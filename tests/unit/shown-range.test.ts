import { describe, expect, it } from 'vitest';
import { type CaseBody, caseParts } from '#lib/cases/body-schema.ts';
import { readableFindings } from '#lib/cases/readable-findings.ts';
import { readableSheet } from '#lib/cases/sheet.ts';
import { fileOf, toViewerCase } from '#lib/cases/viewer-schemas.ts';
import { toViewerStacks } from '#lib/cases/viewer-stacks-schemas.ts';

const key = (digit: string) => digit.repeat(64);
const image = (digit: string) => ({ kind: 'image' as const, file: key(digit), width: 100, height: 80 });
const sheet: CaseBody['sheet'] = [
  {
    type: 'list',
    ordered: false,
    items: [
      [{ text: 'avant', view: { folder: 'f1', image: 0, key: key('0') } }],
      [{ text: 'dedans', view: { folder: 'f1', image: 5, key: key('5') } }],
      [{ text: 'après', view: { folder: 'f1', image: 9 } }],
    ],
  },
];
const body: CaseBody = {
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  sheet: null,
  folders: [
    { id: 'f1', name: 'TDM', description: '', images: [...'0123456789'].map(image), mainImage: 2 },
    { id: 'f2', name: 'IRM', description: '', images: [...'abcdef'].map(image) },
  ],
  mainImage: null,
};
/** The first folder with some of its slices shown, and what else the body has. */
const ranged = (from: string, to: string, more: Partial<CaseBody> = {}): CaseBody => ({
  ...body,
  presentation: { views: [{ folder: 'f1', key: key('5'), range: { from: key(from), to: key(to) } }] },
  ...more,
});
const shownOf = (part: CaseBody) =>
  toViewerCase(
    { card: { _id: 'x', author: { name: 'A' } }, body: part } as unknown as Parameters<
      typeof toViewerCase
    >[0],
    false,
  );
const filesOf = (part: CaseBody) =>
  toViewerStacks(part, new Map())[0]!
    .files.map((file) => file[0])
    .join('');
const findingOn = (digit: string) => ({
  id: 'c1',
  name: 'N',
  explanation: '',
  folder: 'f1',
  key: key(digit),
  marks: [],
});

describe('a range that the viewer keeps to', () => {
  it('is all that readers are told of, counted from its first slice; nothing is taken out of the case', () => {
    const part = ranged('3', '7');
    expect(filesOf(part)).toBe('34567');
    const [first, second] = shownOf(part).folders;
    expect(first).toMatchObject({ count: 5, start: 2, isPart: true });
    // A person who blacks out a part of the image is told that there are others.
    expect(second).not.toHaveProperty('isPart');
    expect(second).toMatchObject({ count: 6, start: 0 });
    expect(first!.view).toEqual({});
    expect(fileOf(part, 0, 0)).toBe(key('3'));
    expect(part.folders[0]!.images).toHaveLength(10);
    // The cover of the folder in lists stays the same.
    expect(first!.cover).toBe(key('2'));
  });

  it('opens as if nothing were chosen where its author’s slice and the cover are outside', () => {
    const presentation = {
      views: [{ folder: 'f1', key: key('9'), range: { from: key('3'), to: key('7') } }],
    };
    expect(shownOf({ ...body, presentation }).folders[0]!.start).toBe(0);
  });

  it('is wide enough for every slice that is pointed at, whose places are those of the range', () => {
    const part = ranged('3', '7', { findings: [findingOn('8')] });
    expect(filesOf(part)).toBe('345678');
    expect(readableFindings(part)).toMatchObject([{ id: 'c1', folder: 0, image: 5 }]);
  });

  it('has the series’ own end where its slice is gone, and the same slices whichever end is named first', () => {
    expect(filesOf(ranged('f', '4'))).toBe('01234');
    expect(filesOf(ranged('6', 'f'))).toBe('6789');
    expect(filesOf(ranged('7', '3'))).toBe('34567');
    expect(filesOf(body)).toBe('0123456789');
  });

  it('is where links of the sheet lead, to the nearest slice that is shown', () => {
    const told = JSON.stringify(readableSheet('x', { ...ranged('3', '7'), sheet }));
    expect(told.match(/image=\d+/g)).toEqual(['image=1', 'image=3', 'image=5']);
  });

  it('is refused unless both its ends are files', () => {
    const accepts = (range: unknown) =>
      caseParts.presentation.safeParse({
        presentation: { views: [{ folder: 'f1', key: key('5'), range }] },
      }).success;
    expect(accepts({ from: key('3'), to: key('7') })).toBe(true);
    for (const range of [
      {},
      { from: key('3') },
      { from: '3', to: key('7') },
      { from: 3, to: 7 },
      [1, 2],
      null,
    ])
      expect(accepts(range)).toBe(false);
    expect(accepts({ from: key('3'), to: key('7'), step: 2 })).toBe(false);
  });
});
