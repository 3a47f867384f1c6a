import { describe, expect, it } from 'vitest';
import { proposeOnce } from '#lib/cases/marks/propose-once.ts';
import type { MarksDocument, ProposedFinding, ProposedMark } from '#lib/dicom/attributes/proposed-marks.ts';
import { writeReport } from '#lib/dicom/writing/write-report.ts';
import { writeStates } from '#lib/dicom/writing/write-state.ts';
import { examOf, findingsOn, original, read } from '../marks-out/exported.ts';

const image = { instance: '1.2.3', frame: 1 };
const at = (...numbers: number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! }));
const mark = (kind: ProposedMark['kind'], points: number[], more: Partial<ProposedMark> = {}) => ({
  kind,
  image,
  points: at(...points),
  ...more,
});

type Finding = [name: string, marks: ProposedMark[], more?: Partial<ProposedFinding>];
const document = (source: MarksDocument['source'], ...findings: Finding[]): MarksDocument => ({
  source,
  instance: source,
  findings: findings.map(([name, marks, more]) => ({ name, isCoded: false, marks, ...more })),
  views: [],
  keyImages: [],
  left: [],
  identities: [],
});

/** What is proposed of each document: names, kinds and how else it is named; and how much is not said again. */
const proposed = (...documents: MarksDocument[]) =>
  proposeOnce(documents, () => 1).map(({ document: { findings }, repeated }) => [
    ...findings.map(({ name, marks, alsoNamed = [] }) => [name, marks.map(({ kind }) => kind), ...alsoNamed]),
    repeated,
  ]);

describe('marks of a report and of a presentation state', () => {
  const images = [original(), original({ instance: '1.2.826.0.1.3680043.9.1.2' })] as const;
  const findings = findingsOn(...images);
  const exported = async () => {
    const views = images.map((each) => ({ image: each, rotation: 0, flipped: false, inverted: false }) as const); // biome-ignore format: one view
    const exam = examOf(images);
    return [await read(writeReport(findings, exam)), await read(writeStates(findings, views, exam)[0]!)];
  };

  it.each(['as they come', 'the other way round'])(
    'that were exported together are each proposed once: %s',
    async (order) => {
      const both = await exported();
      const given = order === 'as they come' ? both : both.toReversed();
      const once = proposeOnce(given, () => 1);
      const told = once.flatMap(({ document: { findings: own } }) => own);
      expect(told.map(({ name }) => name)).toEqual(findings.map(({ name }) => name));
      const kindsOf = (marks: readonly { kind: string }[]) => marks.map(({ kind }) => kind).toSorted();
      // An arrow is whole again, of which the report has the tip.
      expect(told.map(({ marks }) => kindsOf(marks))).toEqual(findings.map(({ marks }) => kindsOf(marks)));
      expect(told.flatMap(({ marks }) => marks.map(({ text }) => text ?? '')).toSorted()).toEqual(
        ['', '', '', '', '', 'Ici'],
      ); // biome-ignore format: one list
      expect(once.map(({ repeated }) => repeated).toSorted()).toEqual([0, 6]);
      expect(told.flatMap(({ alsoNamed = [] }) => alsoNamed)).toEqual([]);
    },
  );

  it('are one where points are within a tenth of a pixel, whichever end comes first', () => {
    const report = document('report', ['Nodule', [mark('length', [10, 20, 30, 40])], { isCoded: true }]);
    const line = (...points: number[]) => document('presentation', ['12 mm', [mark('length', points)]]);
    expect(proposed(report, line(30.06, 40.06, 10, 20.1))).toEqual([[['Nodule', ['length'], '12 mm'], 0], [1]]); // biome-ignore format: one row each
    expect(proposed(report, line(30.2, 40, 10, 20))).toEqual([[['Nodule', ['length']], 0], [['12 mm', ['length']], 0]]); // biome-ignore format: one row each
  });

  it.each([
    ['another image', mark('length', [10, 20, 30, 40], { image: { instance: '1.2.4', frame: 1 } })],
    ['another kind', mark('ellipse', [10, 20, 30, 40])],
    ['other points', mark('length', [10, 20, 30, 41])],
  ])('that differ all stay: %s', (_, other) => {
    const report = document('report', ['Nodule', [mark('length', [10, 20, 30, 40])]]);
    expect(proposed(report, document('presentation', ['Nodule', [other]]))).toEqual([
      [['Nodule', ['length']], 0],
      [['Nodule', [other.kind]], 0],
    ]);
  });

  it('are the frame of a file of one frame, whether it is named or not', () => {
    const named = document('report', ['', [mark('label', [1, 2])]]);
    const whole = document('presentation', ['', [mark('label', [1, 2], { image: { ...image, frame: 0 } })]]);
    expect(proposeOnce([named, whole], () => 1).map(({ repeated }) => repeated)).toEqual([0, 1]);
    expect(proposeOnce([named, whole], () => 5).map(({ repeated }) => repeated)).toEqual([0, 0]);
  });

  it('are one contour wherever it begins and whichever way it goes, and one ellipse by any two corners', () => {
    const report = document('report', ['A', [mark('contour', [0, 0, 9, 0, 9, 9]), mark('ellipse', [0, 0, 4, 2])]]); // biome-ignore format: one row
    const state = document('presentation', ['A', [mark('contour', [9, 9, 9, 0, 0, 0]), mark('ellipse', [4, 0, 0, 2])]]); // biome-ignore format: one row
    expect(proposed(report, state)).toEqual([[['A', ['contour', 'ellipse']], 0], [2]]);
    const open = document('presentation', ['A', [mark('contour', [9, 9, 9, 0, 0, 0.3])]]);
    expect(proposed(report, open)[1]).toEqual([['A', ['contour']], 0]);
  });

  it('keep both directions of an arrow, and both texts of a point', () => {
    const report = document('report', ['A', [mark('arrow', [0, 0, 9, 9]), mark('label', [5, 5], { text: 'x' })]]); // biome-ignore format: one row
    const state = document('presentation', ['B', [mark('arrow', [9, 9, 0, 0]), mark('label', [5, 5], { text: 'y' })]]); // biome-ignore format: one row
    expect(proposed(report, state)).toEqual([
      [['A', ['arrow', 'label']], 0],
      [['B', ['arrow', 'label']], 0],
    ]);
  });

  it('take the words of the one that has some, and its name for want of another', () => {
    const report = document('report', ['', [mark('label', [5, 5])]]);
    const state = document('presentation', [
      'Kyste',
      [mark('label', [5, 5], { text: 'ici' })],
      { others: 3 },
    ]);
    const [first, second] = proposeOnce([state, report], () => 1);
    expect(first).toMatchObject({ document: { findings: [] }, repeated: 1 });
    expect(second!.document.findings).toMatchObject([{ name: 'Kyste', others: 3, marks: [{ text: 'ici' }] }]);
  });

  it('of a finding of that name come with it, others stay a finding of their own', () => {
    const report = document('report', ['Nodule', [mark('length', [10, 20, 30, 40])]]);
    const more = [mark('length', [30, 40, 10, 20]), mark('arrow', [1, 1, 2, 2])];
    expect(proposed(report, document('presentation', ['nodule ', more]))).toEqual([
      [['Nodule', ['length', 'arrow']], 0],
      [1],
    ]);
    expect(proposed(report, document('presentation', ['Kyste', more]))).toEqual([
      // The line is no part of the « Kyste » that is left: what it is named there is told with it.
      [['Nodule', ['length'], 'Kyste'], 0],
      [['Kyste', ['arrow']], 1],
    ]);
  });

  it('of a finding without a name are told to be named, and stay without where the other keeps marks', () => {
    const report = document('report', ['', [mark('length', [10, 20, 30, 40])]]);
    const state = document('presentation', ['Kyste', [mark('length', [10, 20, 30, 40]), mark('label', [1, 1])]]); // biome-ignore format: one row
    expect(proposed(report, state)).toEqual([
      [['', ['length'], 'Kyste'], 0],
      [['Kyste', ['label']], 1],
    ]);
  });

  it('take identifying words along: each document is searched for the names of all', () => {
    const report = document('report', ['', [mark('label', [5, 5])]]);
    const state = document('presentation', ['Dupont', [mark('label', [5, 5], { text: 'Lyon' })]]);
    const once = proposeOnce(
      [
        { ...report, identities: ['DURAND'] },
        { ...state, identities: ['DUPONT^Jean', 'DURAND'] },
      ],
      () => 1,
    );
    expect(once[0]!.document.findings).toMatchObject([{ name: 'Dupont', marks: [{ text: 'Lyon' }] }]);
    for (const each of once) expect(each.document.identities.toSorted()).toEqual(['DUPONT^Jean', 'DURAND']);
  });

  it('that one document draws twice are its own affair', () => {
    const twice: Finding[] = [1, 2].map((number) => [`Lecture ${number}`, [mark('label', [1, 2])]]);
    expect(proposed(document('report', ...twice))).toEqual([
      [['Lecture 1', ['label']], ['Lecture 2', ['label']], 0],
    ]);
  });
});
