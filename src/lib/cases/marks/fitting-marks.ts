import type { LeftMark } from '#lib/dicom/attributes/left-marks.ts';
import type {
  ImagePlane,
  MarkedImage,
  MarksDocument,
  ProposedFinding,
  ProposedMark,
} from '#lib/dicom/attributes/proposed-marks.ts';

/** The pixels of an image as stored in its file. */
export interface ImageShape {
  rows: number;
  columns: number;
  isSquare: boolean;
  /** Number of frames of the file. */
  frames: number;
  /** The image's plane in the patient, and the shorter side of a pixel in millimetres. */
  plane?: ImagePlane & { pixel: number };
}

/** Tolerances for a direction (in one of its cosines) and a position (in pixels), since files round their numbers. */
const TURNED = 0.001;
const MOVED = 0.5;

type ShapeOf = (image: MarkedImage) => ImageShape | undefined;

/** Whether a mark refers to a multi-frame file without naming a frame: it then applies to all frames. */
const isOfAll = ({ image }: ProposedMark, { frames }: ImageShape): boolean => image.frame === 0 && frames > 1;

/** Whether a mark's plane differs from that of its image; not checked for multi-frame files. */
function isMoved(plane: ImagePlane | undefined, { plane: own, frames }: ImageShape): boolean {
  if (!plane || !own || frames > 1) return false;
  const off = (one: readonly number[], other: readonly number[]) =>
    one.map((value, at) => value - (other[at] ?? value));
  return (
    off(plane.orientation, own.orientation).some((cosine) => Math.abs(cosine) > TURNED) ||
    Math.hypot(...off(plane.position, own.position)) > MOVED * own.pixel
  );
}

/** The reason for which a mark would be wrong on its image; undefined if it fits. */
function misfitOf(
  mark: ProposedMark,
  shape: ImageShape,
  source: MarksDocument['source'],
): LeftMark | undefined {
  const { only } = mark;
  const { rows, columns, isSquare } = shape;
  // The contour of one frame of a segmentation is not that of every frame of its image.
  if (source === 'segmentation' && isOfAll(mark, shape)) return 'several-sources';
  if (!only) return undefined;
  if ('isSquare' in only) return isSquare ? undefined : 'not-square';
  if (only.rows !== rows || only.columns !== columns) return 'other-size';
  return isMoved(only.plane, shape) ? 'moved' : undefined;
}

/** Number of other frames to which a finding's marks apply, beside those on which they are drawn. */
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
 * A document without the marks that would be wrong on their images: contours of a segmentation with another size
 * or plane, circles on non-square pixels, contours of an unknown frame. These are listed in its `left`.
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
