import type { Point } from '#lib/imaging/measure.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import type { ProposedKind } from './proposed-marks.ts';

/** Findings on original images, prepared for export to a PACS. All of it stays in the author's browser. */

/** Header data about the patient and the exam, from the author's own file, by DICOM keyword. */
export interface CitedHeader {
  sopClass: string;
  /** Texts about the patient and the study; '' when the file has no valid value. */
  values: Record<IdentityKeyword, string>;
  /** Attributes whose value in the file is invalid and cannot be copied. */
  blank: readonly IdentityKeyword[];
}

/** Attributes of the exam that a document repeats; the first ones identify the patient. */
export const IDENTITY = {
  PatientName: { tag: 0x00100010, vr: 'PN' },
  PatientID: { tag: 0x00100020, vr: 'LO' },
  PatientBirthDate: { tag: 0x00100030, vr: 'DA' },
  PatientSex: { tag: 0x00100040, vr: 'CS' },
  ReferringPhysicianName: { tag: 0x00080090, vr: 'PN' },
  AccessionNumber: { tag: 0x00080050, vr: 'SH' },
  StudyID: { tag: 0x00200010, vr: 'SH' },
  StudyDate: { tag: 0x00080020, vr: 'DA' },
  StudyTime: { tag: 0x00080030, vr: 'TM' },
} as const satisfies Record<string, { tag: number; vr: string }>;
export type IdentityKeyword = keyof typeof IDENTITY;

/** An original image, with the data needed to write documents about it. */
export interface OriginalImage {
  instance: string;
  series: string;
  study: string;
  /** Key of the patient, needed to identify frames: faulty exports repeat the same UIDs for several patients. */
  patient: string;
  /** Frame number from 1; 0 for a single-frame file. */
  frame: number;
  columns: number;
  rows: number;
  /** Millimetres between rows, then between columns; null when the file has none. */
  spacing: readonly [number, number] | null;
  /** Height of a pixel divided by its width. */
  aspect: number;
  isGrey: boolean;
  /** Whether the file itself is MONOCHROME1: low values are white. */
  isInverted: boolean;
  /** The rescale of its stored values; null when the file has none. */
  rescale: { slope: number; intercept: number; unit: string } | null;
  /** Whether a lookup table in the file converts its values: a window cannot be given in their units. */
  isTabled: boolean;
  /** The window given by its file; null when there is none. */
  window: Window | null;
  /** Whether it is a localizer, whose millimetres are valid in at most one direction. */
  isLocalizer: boolean;
}

/** Points in pixels of the original image: the upper left corner of the upper left pixel is 0, 0. */
export interface WrittenMark {
  kind: ProposedKind;
  image: OriginalImage;
  points: readonly Point[];
  text?: string;
  /** The length, only if the image's millimetres refer to the patient. */
  millimetres?: number;
}

export interface WrittenFinding {
  name: string;
  /** '' when the finding has no comment, or its author leaves the comment out. */
  comment: string;
  marks: readonly WrittenMark[];
}

/** The view of an image. */
export interface WrittenView {
  image: OriginalImage;
  /** In units of the image's own rescale. */
  window?: Window;
  /** The displayed area, in image pixels. */
  area?: { from: Point; to: Point };
  /** Quarter turns clockwise, applied after flipping. */
  rotation: 0 | 1 | 2 | 3;
  flipped: boolean;
  /** Whether low values are shown white. */
  inverted: boolean;
}

/** The coding scheme for concepts of this site. */
export const OWN_SCHEME = '99NEGATOSCOPE';

/** Key that identifies an original image. */
export const originalKey = ({ instance, frame }: Pick<OriginalImage, 'instance' | 'frame'>): string =>
  `${instance} ${frame}`;
