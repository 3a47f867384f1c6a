import { describe, expect, it } from 'vitest';
import { PRESENTATION_TAGS } from '#lib/dicom/attributes/presentation-tags.ts';
import type { ProposedFinding } from '#lib/dicom/attributes/proposed-marks.ts';
import type { OriginalImage, WrittenFinding, WrittenView } from '#lib/dicom/attributes/written-marks.ts';
import { WRITTEN } from '#lib/dicom/attributes/written-tags.ts';
import type { DataSet } from '#lib/dicom/data-set.ts';
import { readFile } from '#lib/dicom/read-file.ts';
import { codesOf, itemsOf } from '#lib/dicom/values.ts';
import { writeReport } from '#lib/dicom/writing/write-report.ts';
import { writeStates } from '#lib/dicom/writing/write-state.ts';
import { examOf, findingsOn, original, read } from './exported.ts';

const first = original();
const second = original({ instance: '1.2.826.0.1.3680043.9.1.2' });

/** The farthest that a mark came to lie from where it was, in pixels of its file. */
function farthest(written: WrittenFinding[], again: ProposedFinding[]): number {
  const of = (findings: readonly { marks: readonly { points: readonly { x: number; y: number }[] }[] }[]) =>
    findings.flatMap(({ marks }) => marks.flatMap(({ points }) => points));
  const [before, after] = [of(written), of(again)];
  expect(after.length).toBe(before.length);
  return Math.max(...before.map(({ x, y }, at) => Math.hypot(x - after[at]!.x, y - after[at]!.y)));
}

const told = (findings: readonly (WrittenFinding | ProposedFinding)[]) =>
  findings.map(({ name, marks }) => ({
    name,
    marks: marks.map(({ kind, image, text }) => ({
      kind,
      instance: image.instance,
      frame: image.frame,
      text: text ?? '',
    })),
  }));

/** The point of an arrow in a report: its tip. */
const withTips = (findings: WrittenFinding[]): WrittenFinding[] =>
  findings.map((finding) => ({
    ...finding,
    marks: finding.marks.map((mark) =>
      mark.kind === 'arrow' ? { ...mark, kind: 'label', points: mark.points.slice(-1) } : mark,
    ),
  }));

/** Texts of labels come behind what is drawn. */
const inOrderOfStates = (findings: WrittenFinding[]): WrittenFinding[] =>
  findings.map((finding) => ({
    ...finding,
    marks: finding.marks.toSorted((a, b) => Number(a.text !== undefined) - Number(b.text !== undefined)),
  }));

const IMAGES: [string, Partial<OriginalImage>][] = [
  ['square pixels', {}],
  ['pixels taller than wide', { spacing: [1.4, 0.7], aspect: 2 }],
  ['pixels of a told ratio', { spacing: null, aspect: 0.5 }],
  ['frames of one file', { frame: 3 }],
  ['low values white', { isInverted: true }],
];

describe('a report', () => {
  it.each(IMAGES)('is read again as the findings that it was written of: %s', async (_, changes) => {
    const images = [original(changes), original({ ...second, ...changes })] as const;
    const findings = findingsOn(...images);
    const document = await read(writeReport(findings, examOf(images)));
    expect(document.source).toBe('report');
    expect(told(document.findings)).toEqual(told(withTips(findings)));
    expect(farthest(withTips(findings), document.findings)).toBeLessThan(0.001);
    expect(document.left).toEqual([{ part: 'explanation', detail: findings[0]!.name }]);
  });

  it('names nothing as coded: what somebody wrote is read by its author', async () => {
    const { findings } = await read(writeReport(findingsOn(first, second), examOf([first, second])));
    expect(findings.map(({ isCoded }) => isCoded)).toEqual([false, false]);
  });

  it('says names whole, and one meaning of its code', async () => {
    const long = 'x'.repeat(100);
    const [one, other] = findingsOn(first, first);
    const bytes = writeReport([{ ...one!, name: long }, other!], examOf([first]));
    const { findings } = await read(bytes);
    expect(findings.map(({ name }) => name)).toEqual([long, other!.name]);
    const { dataSet } = await readFile(bytes, true);
    expect(new Set(meaningsOf(dataSet, 'SIGNE')).size).toBe(1);
  });

  it('is read where its code has the name of the finding for a meaning, as it was written first', async () => {
    const [finding] = findingsOn(first, first);
    const bytes = writeReport([{ ...finding!, name: 'Nodule' }], examOf([first]));
    // As long as the text it replaces.
    const meaning = 'Finding named by its tracking identifier';
    const before = Buffer.from(bytes).toString('latin1').replaceAll(meaning, 'Nodule'.padEnd(meaning.length));
    const { findings } = await read(Uint8Array.from(Buffer.from(before, 'latin1')));
    expect(findings.map(({ name, marks }) => [name, marks.length])).toEqual([['Nodule', 3]]);
  });

  it('keeps letters beyond Latin 1', async () => {
    const [finding] = findingsOn(first, first);
    const name = 'Cœur «\u202fen sabot\u202f» — ≥ 3 cm';
    const { findings } = await read(writeReport([{ ...finding!, name }], examOf([first])));
    expect(findings[0]?.name).toBe(name);
  });
});

/** The meanings that a code is given. */
function meaningsOf(dataSet: DataSet, value: string): string[] {
  const own = codesOf(dataSet, WRITTEN.CodeValue)[0] === value ? codesOf(dataSet, WRITTEN.CodeMeaning) : [];
  const below = [...dataSet.elements.values()].flatMap(({ items = [] }) => items);
  return [...own, ...below.flatMap((item) => meaningsOf(item, value))];
}

const viewOf = (image: OriginalImage, changes: Partial<WrittenView> = {}): WrittenView => ({
  image,
  rotation: 0,
  flipped: false,
  inverted: image.isInverted,
  ...changes,
});

const TURNS = ([0, 1, 2, 3] as const).flatMap((rotation) =>
  [false, true].map((flipped) => [rotation, flipped] as const),
);

describe('a presentation state', () => {
  it.each(
    TURNS.flatMap(([rotation, flipped]) =>
      IMAGES.map(([name, changes]) => [rotation, flipped, name, changes] as const),
    ),
  )('is read again: %d quarters, flipped %s, %s', async (rotation, flipped, _, changes) => {
    const images = [original(changes), original({ ...second, ...changes })] as const;
    const findings = inOrderOfStates(findingsOn(...images));
    const shown: Partial<WrittenView> = {
      rotation,
      flipped,
      window: { centre: 40.5, width: 350 },
      area: { from: { x: 50, y: 30 }, to: { x: 306, y: 230 } },
    };
    const states = writeStates(
      findings,
      images.map((image) => viewOf(image, shown)),
      examOf(images),
    );
    expect(states.length).toBe(1);
    const document = await read(states[0]!);
    expect(told(document.findings)).toEqual(told(findings));
    expect(farthest(findings, document.findings)).toBeLessThan(0.001);
    expect(document.views).toEqual([
      {
        images: images.map(({ instance, frame }) => ({ instance, frame })),
        window: { centre: 40.5, width: 350, rescale: { slope: 1, intercept: -1024 } },
        area: shown.area,
        ...(rotation !== 0 && { rotation }),
        ...(flipped && { flipped }),
        inverted: images[0].isInverted,
      },
    ]);
    expect(document.left).toEqual([]);
  });

  it('says of graphics that close, and of no others, that they are not filled', async () => {
    const { dataSet } = await readFile(
      writeStates(findingsOn(first, first), [viewOf(first)], examOf([first]))[0]!,
    );
    const graphics = itemsOf(dataSet, PRESENTATION_TAGS.GraphicAnnotationSequence).flatMap((item) =>
      itemsOf(item, PRESENTATION_TAGS.GraphicObjectSequence),
    );
    const filled = graphics.map((item) => [
      codesOf(item, PRESENTATION_TAGS.GraphicType)[0],
      codesOf(item, PRESENTATION_TAGS.GraphicFilled)[0],
    ]);
    // A line, an ellipse; a contour, an arrow and its head, a point.
    expect(filled).toEqual([
      ['POLYLINE', undefined],
      ['ELLIPSE', 'N'],
      ['POLYLINE', 'N'],
      ['POLYLINE', undefined],
      ['POLYLINE', undefined],
      ['POINT', undefined],
    ]);
  });

  it('is one for each way in which images are turned, or their values made', async () => {
    const images = [
      first,
      second,
      original({ instance: '1.2.3', rescale: { slope: 2, intercept: 0, unit: 'US' } }),
    ];
    const findings = findingsOn(first, second);
    const states = writeStates(
      findings,
      [viewOf(images[0]!), viewOf(images[1]!, { rotation: 1 }), viewOf(images[2]!)],
      examOf(images),
    );
    const documents = await Promise.all(states.map(read));
    expect(
      documents.map(({ views }) => views.flatMap((view) => view.images.map((each) => each.instance))),
    ).toEqual([[first.instance], [second.instance], ['1.2.3']]);
    expect(documents.map((document) => document.findings.flatMap(({ marks }) => marks).length)).toEqual([
      4, 2, 0,
    ]);
  });
});
