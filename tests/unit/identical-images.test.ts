import { describe, expect, it } from 'vitest';
import type { CaseFolder, EditedCase } from '#lib/cases/body-schema.ts';
import { insertImage, moveImage, moveImages, removeImage } from '#lib/cases/edits.ts';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { readableFindings } from '#lib/cases/readable-findings.ts';
import { shownRange } from '#lib/cases/shown-range.ts';
import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import { measuresOn } from '#lib/viewer/measures/changes.ts';
import { anchorOf, type Stack } from '#lib/viewer/stack.ts';

/** A loop of which images 9 to 16 are equal byte for byte, as when the heart stands still. */
const LOOP = Array.from({ length: 20 }, (_, i) => (i >= 8 && i < 16 ? 'e' : `${i}`.padStart(2, '0')));
const key = (name: string) => name.padStart(64, '0');
const loop = (names: readonly string[]): CaseFolder['images'] =>
  names.map((name) => ({ kind: 'image', file: key(name), width: 10, height: 10 }));
const mark = (image?: number) => ({
  kind: 'label' as const,
  folder: 'f1',
  key: key('e'),
  points: [{ x: 1, y: 1 }],
  image,
});
const finding = (image: number): CaseFinding => ({
  id: 'c1',
  name: 'Fuite',
  explanation: '',
  folder: 'f1',
  key: key('e'),
  image,
  marks: [mark(image)],
});
const body = (images = loop(LOOP), findings = [finding(12)]): EditedCase => ({
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  folders: [
    { id: 'f1', name: 'Boucle', description: '', images },
    { id: 'f2', name: 'Autre', description: '', images: [] },
  ],
  mainImage: null,
  findings,
});
const placesIn = (edited: EditedCase) =>
  readableFindings(edited).map(({ folder, image, marks }) => [
    folder,
    image,
    marks.map((each) => each.image),
  ]);

describe('of images that are alike', () => {
  const stack = { folder: 'f1', files: LOOP.map(key) } as unknown as Stack;
  const measure = (image?: number): AnchoredMeasure => ({
    id: 'm',
    kind: 'probe',
    folder: 'f1',
    file: key('e'),
    image,
    points: [{ x: 1, y: 1 }],
  });
  const shownOn = (image?: number) =>
    LOOP.flatMap((_, index) =>
      measuresOn({ measures: [measure(image)] }, anchorOf(stack, index)).length > 0 ? [index + 1] : [],
    );

  it('one has the measure that was drawn on it', () => {
    expect(shownOn(12)).toEqual([13]);
    expect(shownOn(8)).toEqual([9]);
  });

  it('the first has a measure of which only the file was kept', () => {
    expect(shownOn(undefined)).toEqual([9]);
  });

  it('the nearest has a measure whose place another image has taken', () => {
    expect(shownOn(19)).toEqual([16]);
  });

  it('one has the finding that points at it, with its marks', () => {
    expect(placesIn(body())).toEqual([[0, 12, [12]]]);
  });

  it('readers are shown no more slices because others look the same', () => {
    const presentation = {
      views: [{ folder: 'f1', key: key('e'), range: { from: key('17'), to: key('19') } }],
    };
    expect(shownRange(body().folders[0]!, { findings: body().findings, presentation })).toEqual({
      first: 12,
      count: 8,
    });
    const ranged = { ...body(), presentation };
    expect(placesIn(ranged)).toEqual([[0, 0, [0]]]);
  });

  it('findings stay on their own when images come, go or move', () => {
    const [other] = loop(['99']);
    expect(placesIn(insertImage(body(), 'f1', 0, other!))).toEqual([[0, 13, [13]]]);
    expect(placesIn(removeImage(body(), 'f1', 0))).toEqual([[0, 11, [11]]]);
    expect(placesIn(moveImage(body(), 'f1', 12, 19))).toEqual([[0, 19, [19]]]);
    expect(placesIn(moveImages(body(), 'f1', [3, 12], 'f2'))).toEqual([[1, 1, [1]]]);
    expect(placesIn(moveImages(body(), 'f1', [3, 13], 'f2'))).toEqual([[0, 11, [11]]]);
  });

  it('a finding goes with its own, though others look the same', () => {
    expect(removeImage(body(), 'f1', 12).findings).toEqual([]);
    expect(removeImage(body(), 'f1', 13).findings).toHaveLength(1);
  });
});
