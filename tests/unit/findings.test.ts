import { describe, expect, it } from 'vitest';
import { caseParts, type EditedCase } from '#lib/cases/body-schema.ts';
import { caseDifferences } from '#lib/cases/differences.ts';
import { insertImage, moveImage, moveImages, removeFolder, removeImage } from '#lib/cases/edits.ts';
import { FINDINGS_MAX, isMarkKind, MARK_KINDS, MARK_POINTS } from '#lib/cases/finding.ts';
import { goneFindings } from '#lib/cases/findings.ts';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { readableFindings } from '#lib/cases/readable-findings.ts';
import { caseWithoutFiles } from '#lib/cases/without-files.ts';
import { letGo, press } from '#lib/viewer/measures/draft.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';

const key = (digit: string) => digit.repeat(64);
const image = (digit: string) => ({ kind: 'image' as const, file: key(digit), width: 100, height: 80 });
const points = (count: number) => Array.from({ length: count }, (_, i) => ({ x: i * 7, y: i }));
const finding = (id: string, on: string, more: Partial<CaseFinding> = {}): CaseFinding => ({
  id,
  name: `Nom ${id}`,
  explanation: '',
  folder: 'f1',
  key: key(on),
  marks: [{ kind: 'arrow', folder: 'f1', key: key(on), points: points(2) }],
  ...more,
});
const body: EditedCase = {
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  folders: [
    { id: 'f1', name: 'TDM', description: '', images: [image('a'), image('b')] },
    { id: 'f2', name: 'IRM', description: '', images: [image('c')] },
  ],
  mainImage: null,
  findings: [finding('c1', 'a'), finding('c2', 'b'), finding('c3', 'c', { folder: 'f2' })],
};
const accepts = (findings: unknown) => caseParts.findings.safeParse({ findings }).success;

describe('the part that holds findings', () => {
  it('takes every kind of mark with as many points as it has, and no other number', () => {
    for (const kind of MARK_KINDS) {
      const { least, most } = MARK_POINTS[kind];
      const withPoints = (count: number) => [
        finding('c1', 'a', { marks: [{ kind, folder: 'f1', key: key('a'), points: points(count) }] }),
      ];
      expect(
        [least, most].map((count) => accepts(withPoints(count))),
        kind,
      ).toEqual([true, true]);
      expect(
        [least - 1, most + 1].map((count) => accepts(withPoints(count))),
        kind,
      ).toEqual([false, false]);
      expect(isMarkKind(kind) && MEASURE_TOOLS[kind].path(points(least))).toMatch(/^M/);
    }
  });

  it('takes a view with what is in its middle, and one without, as they were written before', () => {
    const views: Partial<CaseFinding>[] = [{ zoom: 2, centre: { x: 120.5, y: -3 } }, { zoom: 2 }, {}];
    expect(views.map((view) => accepts([finding('c1', 'a', view)]))).toEqual([true, true, true]);
    const [here] = readableFindings({ ...body, findings: [finding('c1', 'a', views[0])] });
    expect(here).toMatchObject({ zoom: 2, centre: { x: 120.5, y: -3 } });
  });

  it('is bounded in count, texts and places, and its ids differ', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => finding(`c${i}`, 'a'));
    expect(accepts(many(FINDINGS_MAX.count))).toBe(true);
    expect(accepts(many(FINDINGS_MAX.count + 1))).toBe(false);
    const [mark] = finding('c1', 'a').marks;
    const refused: Partial<CaseFinding>[] = [
      { name: '' },
      { name: 'n'.repeat(FINDINGS_MAX.name + 1) },
      { explanation: 'e'.repeat(FINDINGS_MAX.explanation + 1) },
      { key: 'x' },
      { zoom: 0 },
      { zoom: 2, centre: { x: Number.NaN, y: 0 } },
      { window: { centre: 40, width: 0 } },
      { marks: Array.from({ length: FINDINGS_MAX.marks + 1 }, () => mark!) },
      { marks: [{ ...mark!, text: 'une flèche ne dit rien' }] },
      {
        marks: [
          {
            ...mark!,
            points: [
              { x: Number.NaN, y: 0 },
              { x: 1, y: 1 },
            ],
          },
        ],
      },
    ];
    for (const part of refused) expect(accepts([finding('c1', 'a', part)]), JSON.stringify(part)).toBe(false);
    expect(accepts([finding('c1', 'a'), finding('c1', 'b')])).toBe(false);
  });
});

describe('images that go', () => {
  it('take their findings along, which are named', () => {
    const left = removeImage(body, 'f1', 0);
    expect(left.findings?.map(({ id }) => id)).toEqual(['c2', 'c3']);
    expect(goneFindings(body, left)).toEqual(['Nom c1']);
    expect(removeFolder(body, 'f1').findings?.map(({ id }) => id)).toEqual(['c3']);
    const hidden = caseWithoutFiles({ ...body, sheet: null }, new Set([key('b')]));
    expect(hidden.findings?.map(({ id }) => id)).toEqual(['c1', 'c3']);
  });

  it('leave the others the same, whatever is moved or added', () => {
    expect(moveImage(body, 'f1', 0, 1).findings).toBe(body.findings);
    expect(insertImage(body, 'f2', 0, image('d')).findings).toBe(body.findings);
    const moved = moveImages(body, 'f1', [0], 'f2');
    expect(
      readableFindings(moved).map(({ id, file, folder, image: place }) => [id, file, folder, place]),
    ).toEqual([
      ['c1', key('a'), 1, 1],
      ['c2', key('b'), 0, 0],
      ['c3', key('c'), 1, 0],
    ]);
  });
});

it('versions are compared by what findings say, and by how they are drawn', () => {
  const [one, two] = [
    { ...body, sheet: null },
    { ...body, sheet: null },
  ];
  expect(caseDifferences(one, two)).toEqual([]);
  expect(caseDifferences(one, { ...two, findings: [] })).toEqual([
    { what: 'list', field: 'findings', added: [], removed: ['Nom c1', 'Nom c2', 'Nom c3'] },
  ]);
  const reordered = { ...two, findings: body.findings!.toReversed() };
  expect(caseDifferences(one, reordered)).toEqual([{ what: 'findings' }]);
});

it('a contour takes corner after corner until its first or its last one is pressed again', () => {
  for (const last of [
    { x: 1, y: 1 },
    { x: 0, y: 99 },
  ]) {
    let draft = press(null, 'contour', { x: 0, y: 0 });
    draft = letGo(draft.draft, { x: 0, y: 0 }, true);
    for (const corner of [
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ]) {
      draft = press(draft.draft, 'contour', corner);
      draft = letGo(draft.draft, corner, true);
      expect(draft.done).toBeUndefined();
    }
    draft = press(draft.draft, 'contour', last);
    draft = letGo(draft.draft, last, true);
    expect(draft).toMatchObject({ draft: null, done: { kind: 'contour' } });
    expect(draft.done?.points).toHaveLength(4);
  }
});
