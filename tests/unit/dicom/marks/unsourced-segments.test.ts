/** Segments that cite no image: their borders lie where their frames do, on the images of that space. */
import { expect, it } from 'vitest';
import { readMarks } from '#lib/dicom/documents/read-marks.ts';
import { type PlacedFrame, placeSpatial } from '#lib/dicom/documents/spatial-marks.ts';
import { sequence } from '../../marks/write-state.ts';
import { type Attribute, text, writeDicom } from '../write-dicom.ts';
import { leftOf, names } from './files.ts';

const SPACE = '1.2.3.1';
const HALF = Math.SQRT1_2;
const ORIENTATION = [0, 1, 0, HALF, 0, HALF];
/** A slanting slice whose pixels are 0.5 mm wide and 2 mm high. */
const slice: PlacedFrame = {
  instance: '1.2.3.4.5',
  frame: 1,
  patient: '7|',
  study: '1.9',
  space: SPACE,
  position: [-10, -20, 30],
  orientation: ORIENTATION,
  spacing: [2, 0.5],
  rows: 6,
  columns: 12,
};

const whole = (tag: number, value: number): Attribute => ({ tag, vr: 'US', value: [value] });
const group = (tag: number, ...attributes: Attribute[]) => sequence(tag, attributes);
const words = (numbers: readonly number[]) =>
  numbers.map((number) => String(Number(number.toFixed(8)))).join('\\');

interface Grid {
  rows: number;
  columns: number;
  spacing: readonly [number, number];
  position: readonly number[];
  space?: string;
  patient?: string;
  study?: string;
}

/** A segmentation of one frame whose segment covers these columns and rows. */
function segmentation(
  { rows, columns, spacing, position, space = SPACE, patient = '7', study = '1.9' }: Grid,
  box: readonly number[],
) {
  const [left, top, right, bottom] = box as [number, number, number, number];
  const pixels = new Uint8Array(rows * columns);
  for (let y = top; y < bottom; y++) pixels.fill(1, y * columns + left, y * columns + right);
  const bytes = writeDicom([
    text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.66.4'),
    text(0x00080018, 'UI', '2.25.8'),
    text(0x00100020, 'LO', patient),
    text(0x0020000d, 'UI', study),
    ...(space ? [text(0x00200052, 'UI', space)] : []),
    whole(0x00280002, 1),
    text(0x00280004, 'CS', 'MONOCHROME2'),
    text(0x00280008, 'IS', '1'),
    whole(0x00280010, rows),
    whole(0x00280011, columns),
    whole(0x00280100, 8),
    whole(0x00280101, 8),
    whole(0x00280102, 7),
    whole(0x00280103, 0),
    text(0x00620001, 'CS', 'BINARY'),
    group(0x00620002, whole(0x00620004, 1), text(0x00620005, 'LO', 'Nodule')),
    group(
      0x52009229,
      group(0x00209116, text(0x00200037, 'DS', words(ORIENTATION))),
      group(0x00289110, text(0x00280030, 'DS', words(spacing))),
    ),
    group(
      0x52009230,
      group(0x00209113, text(0x00200032, 'DS', words(position))),
      group(0x0062000a, whole(0x0062000b, 1)),
    ),
    { tag: 0x7fe00010, vr: 'OB', value: pixels },
  ]);
  return readMarks(new Blob([bytes]));
}

const OWN = { rows: 6, columns: 12, spacing: [2, 0.5], position: slice.position } as const;

async function drawnOn(frames: readonly PlacedFrame[], grid: Grid, box: readonly number[]) {
  const placed = placeSpatial(await segmentation(grid, box), frames);
  const marks = placed.findings.flatMap((finding) => finding.marks);
  const corners = marks.map(({ image, points }) => [
    image.instance,
    ...points.map(({ x, y }) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]).toSorted(),
  ]);
  return { corners, left: leftOf(placed), names: names(placed) };
}

const square = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [left, bottom],
    [right, bottom],
    [right, top],
  ].toSorted();

it('lie on the image whose plane is theirs', async () => {
  expect(await drawnOn([slice], OWN, [3, 1, 8, 4])).toEqual({
    corners: [[slice.instance, ...square(3, 1, 8, 4)]],
    left: [],
    names: ['Nodule (texte)'],
  });
});

it('lie on it in its own pixels where theirs are others', async () => {
  // Twice as fine across, half as fine down, and beginning four columns and two rows further in.
  const position = slice.position.map(
    (at, axis) => at + (4 * 0.5 - 0.125) * ORIENTATION[axis]! + (2 * 2 + 1) * ORIENTATION[axis + 3]!,
  );
  const finer = { rows: 2, columns: 16, spacing: [4, 0.25], position } as const;
  const { corners } = await drawnOn([slice], finer, [2, 0, 6, 1]);
  expect(corners).toEqual([[slice.instance, ...square(5, 2, 7, 4)]]);
});

it('are named where no image lies there, or nothing says where they lie', async () => {
  const moved = { ...OWN, position: slice.position.map((at, axis) => at + [5, 0, 0][axis]!) };
  expect(await drawnOn([slice], moved, [3, 1, 8, 4])).toMatchObject({
    corners: [],
    left: ['no-plane: Nodule, POLYGON'],
  });
  expect(await drawnOn([slice], { ...OWN, space: '' }, [3, 1, 8, 4])).toMatchObject({
    corners: [],
    left: ['no-source: 1', 'empty-segment: Nodule'],
  });
  expect((await drawnOn([slice], { ...OWN, space: '1.9' }, [3, 1, 8, 4])).corners).toEqual([]);
});

it('are named where the images of that space are of another patient or study', async () => {
  const left = ['other-exam: Nodule, POLYGON'];
  for (const other of [{ patient: '8' }, { study: '1.8' }])
    expect(await drawnOn([slice], { ...OWN, ...other }, [3, 1, 8, 4])).toMatchObject({ corners: [], left });
  expect((await drawnOn([slice], { ...OWN, patient: '', study: '' }, [3, 1, 8, 4])).corners).toHaveLength(1);
});
