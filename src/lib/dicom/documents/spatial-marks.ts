import type { Point } from '#lib/imaging/measure.ts';
import { dot, normalOf, type Vector } from '../attributes/geometry.ts';
import type { LeftMark } from '../attributes/left-marks.ts';
import { MARKS_MAX } from '../attributes/marks-limits.ts';
import type {
  DocumentExam,
  ImagePlane,
  LeftPart,
  MarkedImage,
  MarksDocument,
  ProposedFinding,
  ProposedMark,
  SpatialShape,
} from '../attributes/proposed-marks.ts';
import { areTwoPatients } from '../patient-key.ts';
import { marksOf } from './report-shapes.ts';

/** A frame of the given files, and its plane in the patient. */
export interface PlacedFrame extends MarkedImage, ImagePlane {
  /** Patient (`patientKey`) and study of the frame: in faulty exports, UIDs of frames of reference are not unique. */
  patient: string;
  study: string;
  space: string;
  rows: number;
  columns: number;
  /** Millimetres between rows, then between columns. */
  spacing: readonly [number, number];
}

/** Maximum distance of a point from its plane, in pixels, since files round their numbers. */
const OFF = 0.5;
/** Closed 3D shapes become closed lines in an image; shapes that fill a volume have no equivalent. */
const GRAPHICS: Record<string, string> = {
  POINT: 'POINT',
  MULTIPOINT: 'MULTIPOINT',
  POLYLINE: 'POLYLINE',
  POLYGON: 'POLYLINE',
  ELLIPSE: 'ELLIPSE',
};

const asVector = (values: readonly number[]) => values as unknown as Vector;
const minus = (a: readonly number[], b: readonly number[]): Vector => [
  a[0]! - b[0]!,
  a[1]! - b[1]!,
  a[2]! - b[2]!,
];

/** Converts a pixel position of a frame to patient coordinates (mm). `position` is the centre of the first pixel. */
export function placeOf(
  { position, orientation, spacing }: ImagePlane & Pick<PlacedFrame, 'spacing'>,
  { x, y }: Point,
): number[] {
  const [across, down] = [(x - 0.5) * spacing[1], (y - 0.5) * spacing[0]];
  return [0, 1, 2].map(
    (axis) => position[axis]! + across * orientation[axis]! + down * orientation[axis + 3]!,
  );
}

/** Converts 3D points to pixels of a frame whose plane contains all of them; undefined if it does not. */
function pixelsOn(
  { position, orientation, spacing, rows, columns }: PlacedFrame,
  points: readonly (readonly number[])[],
) {
  const normal = normalOf(orientation);
  if (!normal) return undefined;
  const most = OFF * Math.min(...spacing);
  const placed = points.map((point): Point & { off: number } => {
    const from = minus(point, position);
    return {
      // `position` is the centre of the first pixel, whose outer corner is 0, 0.
      x: dot(from, asVector(orientation.slice(0, 3))) / spacing[1] + 0.5,
      y: dot(from, asVector(orientation.slice(3, 6))) / spacing[0] + 0.5,
      off: Math.abs(dot(from, normal)),
    };
  });
  const isHeld = placed.every(
    ({ x, y, off }) => off <= most && x >= -OFF && y >= -OFF && x <= columns + OFF && y <= rows + OFF,
  );
  if (!isHeld || placed.length === 0) return undefined;
  return {
    off: Math.max(...placed.map(({ off }) => off)),
    points: placed.map(({ x, y }): Point => ({ x, y })),
  };
}

/** The frames whose plane contains a shape, nearest first; only among cited images, if it cites any. */
function holdersOf({ space, points, cited }: SpatialShape, frames: readonly PlacedFrame[]) {
  const isCited = ({ instance, frame }: PlacedFrame) =>
    cited.length === 0 ||
    cited.some((image) => image.instance === instance && [0, frame].includes(image.frame));
  return frames
    .filter((frame) => frame.space === space && isCited(frame))
    .flatMap((frame) => {
      const on = pixelsOn(frame, points);
      return on ? [{ ...on, frame }] : [];
    })
    .toSorted((a, b) => a.off - b.off);
}

/** Whether a frame may belong to a document's exam, as far as known. A cited image may belong to any study. */
function mayShareExam(exam: DocumentExam | undefined, { patient, study }: PlacedFrame, isCited: boolean) {
  const { patient: own = '', studies = [] } = exam ?? {};
  const isStudy = isCited || study === '' || studies.length === 0 || studies.includes(study);
  return isStudy && !areTwoPatients(own, patient);
}

/** Places a shape on the nearest frame that contains it, with the number of further ones; or gives the reason. */
function placed(
  shape: SpatialShape,
  frames: readonly PlacedFrame[],
  exam: DocumentExam | undefined,
): { marks: ProposedMark[]; others: number } | LeftMark {
  const graphic = GRAPHICS[shape.graphic];
  const holders = holdersOf(shape, frames);
  const isCited = shape.cited.length > 0;
  const [first, ...more] = holders.filter(({ frame }) => mayShareExam(exam, frame, isCited));
  if (!graphic) return 'volume-coordinates';
  if (!first) return holders.length > 0 ? 'other-exam' : 'no-plane';
  const points = shape.graphic === 'POLYGON' ? closed(first.points) : first.points;
  const marks = marksOf({ graphic, points, tool: shape.tool, unit: shape.unit, label: shape.label });
  if (typeof marks === 'string') return marks;
  const { instance, frame } = first.frame;
  return { marks: marks.map((mark) => ({ ...mark, image: { instance, frame } })), others: more.length };
}

function closed(points: Point[]): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  return Math.hypot(first.x - last.x, first.y - last.y) < OFF
    ? [...points.slice(0, -1), first]
    : [...points, first];
}

/**
 * Places the 3D shapes of a document on the frames that contain them; others are recorded as left.
 * The document's exam is then no longer needed.
 */
export function placeSpatial(
  { exam, ...document }: MarksDocument,
  frames: readonly PlacedFrame[],
): MarksDocument {
  const left: LeftPart[] = [...document.left];
  const findings = document.findings.flatMap(({ spatial = [], ...finding }): ProposedFinding[] => {
    const marks = [...finding.marks];
    let others = finding.others ?? 0;
    for (const shape of spatial) {
      const found = placed(shape, frames, exam);
      if (typeof found === 'string') left.push({ part: found, detail: `${finding.name}, ${shape.graphic}` });
      else {
        marks.push(...found.marks);
        others += found.others;
      }
    }
    if (marks.length > MARKS_MAX && spatial.length > 0)
      left.push({ part: 'more-marks', detail: `${finding.name}: ${marks.length - MARKS_MAX}` });
    const kept = marks.slice(0, MARKS_MAX);
    return kept.length > 0 ? [{ ...finding, marks: kept, ...(others > 0 && { others }) }] : [];
  });
  return { ...document, findings, left };
}
