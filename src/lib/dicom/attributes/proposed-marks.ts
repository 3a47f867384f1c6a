import type { Point } from '#lib/imaging/measure.ts';

/**
 * Marks and views in documents among the files, as proposed to their author. All of it stays in their browser until
 * they take it.
 */

/** The drawn shapes: the kinds of marks that findings have. */
export type ProposedKind = 'arrow' | 'ellipse' | 'contour' | 'length' | 'label';

/** An image by its DICOM names. It stays in the author's browser. */
export interface MarkedImage {
  instance: string;
  /** From 1; 0 for every frame of its file. */
  frame: number;
}

/**
 * Where an image lies in the patient (PS3.3 C.7.6.2): the middle of its first pixel, the directions of its rows and
 * columns.
 */
export interface ImagePlane {
  position: readonly number[];
  orientation: readonly number[];
}

/** Points in pixels of the original image: the left upper corner of the left upper pixel is 0, 0 (PS3.3 C.18.6.1.2). */
export interface ProposedMark {
  /** The second point of an arrow is its tip, the two of an ellipse are corners of its box. */
  kind: ProposedKind;
  image: MarkedImage;
  points: Point[];
  /** Free text of a label. */
  text?: string;
  /**
   * Conditions on its image for the points to be right: of this size and in this plane, or with square pixels.
   * Otherwise the mark is not proposed.
   */
  only?: { rows: number; columns: number; plane?: ImagePlane } | { isSquare: true };
}

/** A shape in the patient's space whose image is not known yet. It stays in the author's browser. */
export interface SpatialShape {
  /** The frame of reference that its points are in. */
  space: string;
  graphic: string;
  /** Millimetres, in threes. */
  points: readonly (readonly number[])[];
  tool: string;
  unit: string | undefined;
  /** The text beside points. */
  label: string;
  /** Images that it was selected from, where it says so. */
  cited: readonly MarkedImage[];
}

export interface ProposedFinding {
  /**
   * Free text or the meaning of a code, which its author reads and corrects before it leaves; empty where the file
   * says nothing.
   */
  name: string;
  isCoded: boolean;
  marks: ProposedMark[];
  /** How many images its file cites besides those with marks. */
  others?: number;
  /** The names that other files give to the very same drawing: shown to the author, and stored nowhere. */
  alsoNamed?: readonly string[];
  /** Its shapes that have no image yet. */
  spatial?: SpatialShape[];
}

/** A proposed view of images. */
export interface ProposedView {
  images: MarkedImage[];
  /** Series, by their names, that it is of as a whole. */
  series?: string[];
  /** In the units into which `rescale` converts stored values. */
  window?: { centre: number; width: number; rescale: { slope: number; intercept: number } | null };
  /** The visible part of the image, in its pixels. */
  area?: { from: Point; to: Point };
  /** Quarter turns clockwise, after it was flipped. */
  rotation?: 1 | 2 | 3;
  /** Whether left and right are exchanged, before the rotation. */
  flipped?: true;
  /** Whether low values are white, whatever the image itself says; absent where the document does not say. */
  inverted?: boolean;
}

/** A part that is not understood, as its file calls it. */
export interface LeftPart {
  part: string;
  detail: string;
}

/** The exam that a document is of, as it says itself: it names a patient, and stays in the author's browser. */
export interface DocumentExam {
  /** As of frames (`patientKey`). */
  patient: string;
  /** Its own study, and those whose images it says it is about; none where it says nothing. */
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
  /** Names, numbers and places in its header, and of documents whose texts it took over, to be searched for in its texts. */
  identities: string[];
}
