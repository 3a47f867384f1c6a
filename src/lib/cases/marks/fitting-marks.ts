import type { LeftMark } from '#lib/dicom/attributes/left-marks.ts';
import type {
  ImagePlane,
  MarkedImage,
  MarksDocument,
  ProposedFinding,
  ProposedMark,
} from '#lib/dicom/attributes/proposed-marks.ts';

/** Pixels of an image as its file has them. */
export interface ImageShape {
  rows: number;
  columns: number;
  isSquare: boolean;
  /** Of its file. */
  frames: number;
  /** Where it lies in the patient, and millimetres of its smaller side of a pixel. */
  plane?: ImagePlane & { pixel: number };
}

/** How far a direction may be off (in one of its cosines), and a position (in pixels): numbers are rounded in files. */
const TURNED = 0.001;
const MOVED = 0.5;

type ShapeOf = (image: MarkedImage) => ImageShape | undefined;

/** Whether a mark cites a file of several frames without saying which: all of them are meant. */
const isOfAll = ({ image }: ProposedMark, { frames }: ImageShape): boolean => image.frame === 0 && frames > 1;

/** Whether a mark's plane is another one than its image's; of files of several frames nobody asks. */
function isMoved(plane: ImagePlane | undefined, { plane: own, frames }: ImageShape): boolean {
  if (!plane || !own || frames > 1) return false;
  const off = (one: readonly number[], other: readonly number[]) =>
    one.map((value, at) => value - (other[at] ?? value));
  return (
    off(plane.orientation, own.orientation).some((cosine) => Math.abs(cosine) > TURNED) ||
    Math.hypot(...off(plane.position, own.position)) > MOVED * own.pixel
  );
}

/** Why a mark is not right on its image; undefined where it is. */
function misfitOf(
  mark: ProposedMark,
  shape: ImageShape,
  source: MarksDocument['source'],
): LeftMark | undefined {
  const { only } = mark;
  const { rows, columns, isSquare } = shape;
  // A border of one frame of a segmentation is not one of every frame of its image.
  if (source === 'segmentation' && isOfAll(mark, shape)) return 'several-sources';
  if (!only) return undefined;
  if ('isSquare' in only) return isSquare ? undefined : 'not-square';
  if (only.rows !== rows || only.columns !== columns) return 'other-size';
  return isMoved(only.plane, shape) ? 'moved' : undefined;
}

/** Frames that a finding's marks mean beside those that they are placed on. */
function othersOf(marks: readonly ProposedMark[], shapeOf: ShapeOf): number {
  const frames = marks.map((mark) => {
    const shape = shapeOf(mark.image);
    return [mark.image.instance, shape && isOfAll(mark, shape) ? shape.frames - 1 : 0] as const;
  });
  return [...new Map(frames.filter(([, count]) => count > 0)).values()].reduce(
    (sum, count) => sum + count,
    0,
  );
}

/**
 * A document without the marks that would be wrong on their images: contours of a segmentation of another size or plane, circles on
 * pixels that are not square, borders of nobody knows which frame. They are named among what is left.
 */
export function fittingMarks(document: MarksDocument, shapeOf: ShapeOf): MarksDocument {
  const left = [...document.left];
  const findings = document.findings.flatMap((finding): ProposedFinding[] => {
    const misfits = new Map<LeftMark, number>();
    const marks = finding.marks.filter((mark) => {
      const shape = shapeOf(mark.image);
      const misfit = shape && misfitOf(mark, shape, document.source);
      if (misfit) misfits.set(misfit, (misfits.get(misfit) ?? 0) + 1);
      return !misfit;
    });
    for (const [part, count] of misfits) left.push({ part, detail: `${finding.name}: ${count}` });
    const others = (finding.others ?? 0) + othersOf(marks, shapeOf);
    return marks.length > 0 ? [{ ...finding, marks, ...(others > 0 && { others }) }] : [];
  });
  return { ...document, findings, left };
}
