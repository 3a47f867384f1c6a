import type { Point } from '#lib/imaging/measure.ts';
import { DOCUMENT_TAGS } from '../attributes/document-tags.ts';
import type { LeftMark } from '../attributes/left-marks.ts';
import { type Leave, MARKS_MAX, withinCase } from '../attributes/marks-limits.ts';
import { SEGMENTATION_TAGS as TAG } from '../attributes/measurement-tags.ts';
import type {
  MarksDocument,
  ProposedFinding,
  ProposedMark,
  SpatialShape,
} from '../attributes/proposed-marks.ts';
import { decoderFor } from '../charset.ts';
import type { DataSet } from '../data-set.ts';
import { decodeFrameOf } from '../decode.ts';
import { describePixels, type PixelDescription } from '../pixel-description.ts';
import { numberOf } from '../values.ts';
import { findComponents } from './find-components.ts';
import { fitBorder } from './fit-contour.ts';
import { identitiesOf } from './identities-of.ts';
import { type BorderSource, LargestBorders } from './largest-borders.ts';
import { nameOf } from './mark-names.ts';
import { codeIn } from './read-document.ts';
import {
  type FrameGrid,
  frameGrid,
  framePlane,
  type Segment,
  segmentNumberOf,
  segmentsOf,
  sourceOf,
} from './segment-frames.ts';
import { placeOf } from './spatial-marks.ts';

/** Segmentations (PS3.3 § A.51): the borders of their segments on the source images. */

/** Maximum number of pixels processed: some seconds of work. */
const PIXELS_MAX = 1 << 29;

/** Numbers of skipped frames by reason. */
type Unread = Map<LeftMark, number>;

/** 1 for each value of at least `least`, 0 for others. */
function from(least: number, values: ArrayLike<number>): Uint8Array {
  const labels = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) labels[i] = values[i]! >= least ? 1 : 0;
  return labels;
}

/** Converts stored values to labels, with 0 as background: segment numbers in a label map, else 1 for the segment. */
function labeller(dataSet: DataSet, { bitsStored, bitsAllocated }: PixelDescription) {
  const type = codeIn(dataSet, TAG.SegmentationType);
  if (type === 'LABELMAP' || (type === 'BINARY' && bitsAllocated === 1))
    return (values: ArrayLike<number>) => values;
  if (type === 'BINARY') return (values: ArrayLike<number>) => from(1, values);
  if (type !== 'FRACTIONAL') return undefined;
  const stated = numberOf(dataSet, TAG.MaximumFractionalValue, 'US');
  const half = (stated || 2 ** Math.min(bitsStored, 16) - 1) / 2;
  return (values: ArrayLike<number>) => from(half, values);
}

/** Processes every frame and keeps the largest borders of each segment. */
async function bordersOf(
  dataSet: DataSet,
  description: PixelDescription,
  segments: ReadonlyMap<number, LargestBorders>,
  unread: Unread,
): Promise<void> {
  const { rows, columns, frames } = description;
  const skip = (reason: LeftMark, count = 1) => unread.set(reason, (unread.get(reason) ?? 0) + count);
  const labelsOf = labeller(dataSet, description);
  if (!labelsOf) return void skip('segmentation-type', frames);
  const isMap = codeIn(dataSet, TAG.SegmentationType) === 'LABELMAP';
  const most = Math.min(frames, Math.floor(PIXELS_MAX / (rows * columns)));
  if (most < frames) skip('unread-frames', frames - most);
  for (let index = 0; index < most; index++) {
    const source = borderSource(dataSet, index);
    const own = isMap ? undefined : segments.get(segmentNumberOf(dataSet, index) ?? 0);
    if (typeof source === 'string') skip(source);
    else if (!isMap && !own) skip('unread-frames');
    else {
      const { pixels } = await decodeFrameOf(dataSet, description, index);
      const labels = { rows, columns, values: labelsOf(pixels) };
      for (const component of findComponents(labels.values, columns))
        (own ?? segments.get(component.value))?.add(labels, component, source);
    }
  }
}

/** The image or the grid to which a frame's borders belong, or the reason why these are unknown. */
function borderSource(dataSet: DataSet, index: number): BorderSource | LeftMark {
  const image = sourceOf(dataSet, index);
  if (typeof image !== 'string') return { image, plane: framePlane(dataSet, index) };
  const grid = image === 'no-source' ? frameGrid(dataSet, index) : undefined;
  return grid ? { grid } : image;
}

/** A border in patient coordinates, for a frame that cites no image. */
function spatialBorder({ space, ...grid }: FrameGrid, points: readonly Point[]): SpatialShape {
  return {
    space,
    graphic: 'POLYGON',
    points: points.map((point) => placeOf(grid, point)),
    tool: '',
    unit: undefined,
    label: '',
    cited: [],
  };
}

/** Converts a segment to a finding; undefined when no border is usable. */
function findingOf(
  { label, type }: Segment,
  borders: LargestBorders,
  size: { rows: number; columns: number },
  identities: readonly string[],
  left: Leave,
): ProposedFinding | undefined {
  const named = nameOf([type], [label], identities);
  if (borders.count === 0) left('empty-segment', named.name);
  let coarse = 0;
  const marks: ProposedMark[] = [];
  const spatial: SpatialShape[] = [];
  for (const { corners, ...source } of borders.kept) {
    const fitted = corners && fitBorder(corners);
    if (!fitted) continue;
    if (fitted.isCoarse) coarse += 1;
    if ('grid' in source) spatial.push(spatialBorder(source.grid, fitted.points));
    else {
      const only = { ...size, ...(source.plane && { plane: source.plane }) };
      marks.push({ kind: 'contour', image: source.image, points: fitted.points, only });
    }
  }
  const tell = (part: LeftMark, count: number) => count > 0 && left(part, `${named.name}: ${count}`);
  tell('more-marks', borders.count - borders.kept.length);
  tell('too-complex', borders.kept.length - marks.length - spatial.length);
  tell('coarse', coarse);
  tell('holes', borders.countHoles());
  if (marks.length + spatial.length === 0) return undefined;
  return { ...named, marks, ...(spatial.length > 0 && { spatial }) };
}

/** The segments of a segmentation as proposals. @throws Refusal for pixels that cannot be decoded */
export async function readSegmentation(dataSet: DataSet, transferSyntax: string): Promise<MarksDocument> {
  const decode = decoderFor(dataSet);
  const identities = identitiesOf(dataSet, decode);
  const left: MarksDocument['left'] = [];
  const leave = (part: LeftMark, detail: string) => left.push({ part, detail });
  const description = describePixels(dataSet, transferSyntax);
  const size = { rows: description.rows, columns: description.columns };
  const segments = segmentsOf(dataSet, decode);
  const borders = new Map(segments.map(({ number }) => [number, new LargestBorders(MARKS_MAX)]));
  const unread: Unread = new Map();
  await bordersOf(dataSet, description, borders, unread);
  for (const [reason, count] of unread) leave(reason, String(count));
  const findings = segments.flatMap(
    (segment) => findingOf(segment, borders.get(segment.number)!, size, identities, leave) ?? [],
  );
  return {
    source: 'segmentation',
    instance: codeIn(dataSet, DOCUMENT_TAGS.SOPInstanceUID),
    findings: withinCase(findings, leave),
    views: [],
    keyImages: [],
    left,
    identities,
  };
}
