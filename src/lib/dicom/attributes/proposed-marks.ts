import type { Point } from '#lib/imaging/measure.ts';

/**
 * Marks and views in documents among the files, as proposed to their author. All of it stays in the browser until
 * the author accepts it.
 */

/** The supported shapes, which are the kinds of marks of findings. */
export type ProposedKind = 'arrow' | 'ellipse' | 'contour' | 'length' | 'label';

/** An image identified by its SOP Instance UID, which stays in the author's browser. */
export interface MarkedImage {
  instance: string;
  /** Frame number from 1; 0 for every frame of the file. */
  frame: number;
}

/**
 * The plane of an image in the patient (PS3.3 C.7.6.2): the centre of its first pixel, the directions of its rows and
 * columns.
 */
export interface ImagePlane {
  position: readonly number[];
  orientation: readonly number[];
}

/** Points in pixels of the original image: the upper left corner of the upper left pixel is 0, 0 (PS3.3 C.18.6.1.2). */
export interface ProposedMark {
  /** An arrow's second point is its tip; an ellipse's two points are corners of its bounding box. */
  kind: ProposedKind;
  image: MarkedImage;
  points: Point[];
  /** Text of a label. */
  text?: string;
  /**
   * Conditions under which the points are valid: an image of this size and in this plane, or with square pixels.
   * Otherwise the mark is not proposed.
   */
  only?: { rows: number; columns: number; plane?: ImagePlane } | { isSquare: true };
}

/** A shape in patient coordinates whose image is not known yet. It stays in the author's browser. */
export interface SpatialShape {
  /** UID of the frame of reference of its points. */
  space: string;
  graphic: string;
  /** Coordinates x, y, z in millimetres. */
  points: readonly (readonly number[])[];
  tool: string;
  unit: string | undefined;
  /** The text displayed beside a point. */
  label: string;
  /** Images from which the shape was selected, if its file says so. */
  cited: readonly MarkedImage[];
}

export interface ProposedFinding {
  /**
   * Free text or a code's meaning, for its author to read and correct before it is sent; empty if the file
   * gives none.
   */
  name: string;
  isCoded: boolean;
  marks: ProposedMark[];
  /** Number of cited images without marks. */
  others?: number;
  /** Names in other files for the same drawing: shown to the author, never stored. */
  alsoNamed?: readonly string[];
  /** Shapes whose image is not known yet. */
  spatial?: SpatialShape[];
}

/** A proposed view of images. */
export interface ProposedView {
  images: MarkedImage[];
  /** UIDs of the series to which the view applies as a whole. */
  series?: string[];
  /** In the units that result from applying `rescale` to stored values. */
  window?: { centre: number; width: number; rescale: { slope: number; intercept: number } | null };
  /** The displayed area of the image, in image pixels. */
  area?: { from: Point; to: Point };
  /** Quarter turns clockwise, applied after flipping. */
  rotation?: 1 | 2 | 3;
  /** Whether the image is mirrored left to right, before the rotation. */
  flipped?: true;
  /** Whether low values are shown white, independently of the image's own setting; absent when unspecified. */
  inverted?: boolean;
}

/** A part that is not supported, with the name used in its file. */
export interface LeftPart {
  part: string;
  detail: string;
}

/** The exam of a document, as its header gives it: it identifies a patient, and stays in the author's browser. */
export interface DocumentExam {
  /** The same key as for frames (`patientKey`). */
  patient: string;
  /** Study UIDs of the document itself and of the images it refers to; empty when unknown. */
  studies: readonly string[];
}

export interface MarksDocument {
  source: 'presentation' | 'selection' | 'report' | 'segmentation';
  instance: string;
  exam?: DocumentExam;
  findings: ProposedFinding[];
  views: ProposedView[];
  keyImages: MarkedImage[];
  left: LeftPart[];
  /** Names, numbers and places in its header and those of merged documents, for which its texts are searched. */
  identities: string[];
}
