import { describe, expect, it } from 'vitest';
import { fitBorder } from '#lib/dicom/documents/fit-contour.ts';
import { framePlane } from '#lib/dicom/documents/segment-frames.ts';
import { areaOf, traceBorder } from '#lib/dicom/documents/trace-border.ts';
import { readFile } from '#lib/dicom/read-file.ts';
import { Refusal } from '#lib/dicom/refusal.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { mutate } from '../mutate.ts';
import { FOLDER, readSample } from '../samples.ts';
import { type Attribute, writeDicom } from '../write-dicom.ts';
import { briefs, leftOf, markBytes, marksIn, names } from './files.ts';

const LIVER = [[[3, 2], [9, 2], [9, 7], [3, 7]]]; // biome-ignore format: a contour
const INNER = [[4, 3], [8, 3], [8, 6], [4, 6]]; // biome-ignore format: a contour

/** The distance of a point from a closed line. */
const offLine = (line: readonly Point[], { x, y }: Point) =>
  Math.min(
    ...line.map((from, i) => {
      const to = line[(i + 1) % line.length]!;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
      const t = Math.min(1, Math.max(0, along));
      return Math.hypot(x - from.x - t * dx, y - from.y - t * dy);
    }),
  );

const areas = (marks: readonly { points: { x: number; y: number }[] }[]) =>
  marks.map(({ points }) => areaOf(points));

describe('segmentations', () => {
  it('borders run along pixel edges, frames begin inside of bytes, corners touch', async () => {
    const read = await marksIn('binary');
    expect(names(read)).toEqual(['Neoplasm, Anneau (texte)', 'Neoplasm']);
    const [ring, bar] = read.findings;
    // 14 pixels around 6, and the two that touch them at corners; the others apart.
    expect(briefs(read)[0]!.map(([, image]) => image)).toEqual(['1/0', '1/0', '1/0']);
    expect(areas(ring!.marks)).toEqual([22, 2, 1]);
    expect(briefs(read)[0]![1]).toEqual(['contour', '1/0', [[8, 2], [10, 2], [10, 3], [8, 3]]]); // biome-ignore format: a contour
    expect(ring!.marks[0]!.only).toEqual({ rows: 7, columns: 11 });
    expect(areas(bar!.marks)).toEqual([22, 10, 2, 1]);
    expect(briefs(read)[1]![1]).toEqual([
      'contour',
      '2/0',
      [[2, 2], [3, 2], [3, 6], [6, 6], [6, 7], [0, 7], [0, 6], [2, 6]], // biome-ignore format: a contour
    ]);
    expect(leftOf(read)).toEqual([
      'holes: Neoplasm, Anneau: 1',
      'holes: Neoplasm: 1',
      'empty-segment: Neoplasm, Vide',
    ]);
  });

  it.each(['fractional', 'rle'])('of fractions, those from half of the most on count: %s', async (name) => {
    const read = await marksIn(name);
    const inner = ['contour', '1/0', INNER];
    expect(briefs(read)).toEqual(name === 'rle' ? [[['contour', '2/0', LIVER[0]], inner]] : [[inner]]);
    expect(names(read)).toEqual([name === 'rle' ? 'Liver' : 'Liver, Foie (texte)']);
  });

  it('where a frame lies is read of its own groups, then of the shared', async () => {
    const item = (tag: number, vr: string, value: Attribute['value']): Attribute => ({ tag, vr, value });
    const group = (of: number, tag: number, words: string) => item(of, 'SQ', [[item(tag, 'DS', words)]]);
    const position = (words: string) => [group(0x00209113, 0x00200032, words)];
    const bytes = writeDicom([
      item(0x52009229, 'SQ', [[group(0x00209116, 0x00200037, '1\\0\\0\\0\\1\\0')]]),
      item(0x52009230, 'SQ', [position('1\\2\\3'), position('1\\2\\x')]),
    ]);
    const { dataSet } = await readFile(bytes, true);
    expect(framePlane(dataSet, 0)).toEqual({ position: [1, 2, 3], orientation: [1, 0, 0, 0, 1, 0] });
    expect(framePlane(dataSet, 1)).toBeUndefined();
    expect(framePlane(dataSet, 2)).toBeUndefined();
  });

  it('a label map has a segment for each value', async () => {
    const read = await marksIn('map');
    expect(read.findings.map(({ marks }) => areas(marks))).toEqual([[4], [4], [4]]);
    expect(briefs(read)[2]).toEqual([['contour', '3/9', [[0, 2], [2, 2], [2, 4], [0, 4]]]]); // biome-ignore format: a contour
  });

  it('a frame lies on the one image it was made from, or is named', async () => {
    const read = await marksIn('sources');
    expect(briefs(read)[0]!.map(([, image]) => image)).toEqual(['3/2', '3/5']);
    expect(leftOf(read)).toEqual(['no-source: 1', 'several-sources: 1', 'moved: 1']);
    expect(names(read)).toEqual(['Neoplasm, Zébulonne (texte)']);
    expect(read.identities).toContain('Zébulonne^Ophélie');
  });

  it('the largest are kept, the others are counted', async () => {
    const read = await marksIn('specks');
    expect(areas(read.findings[0]!.marks)).toEqual(Array.from({ length: 20 }, (_, i) => 25 - i));
    expect(leftOf(read)).toEqual(['more-marks: Neoplasm, Grains: 5']);
  });

  it('a large border has few points, within half a pixel; noise is named', async () => {
    const read = await marksIn('disc');
    expect(names(read)[0]).toBe('Neoplasm, Disque (texte)');
    const { points } = read.findings[0]!.marks[0]!;
    expect([points.length > 40, points.length <= 200]).toEqual([true, true]);
    // Half a pixel to the border of pixels, which is itself up to 0.71 from the curve that they were made from.
    const off = points.map(({ x, y }) => Math.abs(Math.hypot((x - 200) / 1.3, y - 160) - 140));
    expect(Math.max(...off)).toBeLessThan(1.21);
    expect(Math.abs(areaOf(points) / (Math.PI * 140 * 140 * 1.3) - 1)).toBeLessThan(0.003);
    expect(leftOf(read).some((line) => line.startsWith('too-complex: Neoplasm, Bruit'))).toBe(true);
  });

  it.each([
    [100, 0.5],
    [200, 0.5 + Math.SQRT1_2 / 2],
  ])(
    'every corner of the border of a disc of radius %i is within %f pixels of its contour',
    (radius, most) => {
      const values = Uint8Array.from({ length: 420 * 420 }, (_, i) =>
        Math.hypot((i % 420) - 209.5, Math.floor(i / 420) - 209.5) < radius ? 1 : 0,
      );
      const corners = traceBorder({ rows: 420, columns: 420, values }, values.indexOf(1))!;
      expect(areaOf(corners)).toBe(values.reduce((sum, value) => sum + value, 0));
      expect(corners.length).toBeGreaterThan(400);
      const { points: fitted, isCoarse } = fitBorder(corners)!;
      expect(isCoarse).toBe(false);
      expect(fitted.length).toBeLessThanOrEqual(200);
      expect(Math.max(...corners.map((corner) => offLine(fitted, corner)))).toBeLessThanOrEqual(most);
    },
  );

  it.skipIf(!FOLDER)('a liver somebody drew is one contour within a pixel, and told to be', async () => {
    const read = await marksIn('', new Uint8Array(readSample('pydicom/liver_1frame.dcm')));
    expect(names(read)).toEqual(['Liver']);
    const [organ, ...specks] = read.findings[0]!.marks;
    const { points } = organ!;
    expect(points.length).toBeLessThanOrEqual(200);
    // An area of 36,231 pixels and a hole.
    expect(Math.abs(areaOf(points) - 36_231)).toBeLessThan(80);
    expect(areas(specks)).toEqual([1, 1]);
    expect(leftOf(read)).toEqual(['coarse: Liver: 1', 'holes: Liver: 1']);
  });

  it('a damaged file is read or refused, never anything else', async () => {
    for (let seed = 0; seed < 300; seed++) {
      const name = ['binary', 'rle', 'map', 'sources'][seed % 4]!;
      const outcome = await marksIn(name, mutate(markBytes(name), seed)).catch((error: unknown) => error);
      expect(outcome instanceof Refusal || (outcome as { source: string }).source === 'segmentation').toBe(
        true,
      );
    }
  });
});
