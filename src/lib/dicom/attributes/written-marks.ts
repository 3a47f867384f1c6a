import type { Point } from '#lib/imaging/measure.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import type { ProposedKind } from './proposed-marks.ts';

/** Findings on original images, as written for their PACS. All of it stays in the author's browser. */

/** The patient and the exam in a file of the author's own, by the keywords of the standard. */
export interface CitedHeader {
  sopClass: string;
  /** Texts of the patient and of the study; '' where the file says nothing that is valid. */
  values: Record<IdentityKeyword, string>;
  /** Attributes that the file has, but not in a form that could be copied. */
  blank: readonly IdentityKeyword[];
}

/** Attributes of the exam that a document repeats. The first ones identify the patient. */
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

/** An original image, and what documents have to know of it. */
export interface OriginalImage {
  instance: string;
  series: string;
  study: string;
  /** The patient, as frames are told apart by it: bad exports give the same identifiers to several. */
  patient: string;
  /** From 1; 0 where its file has one frame. */
  frame: number;
  columns: number;
  rows: number;
  /** Millimetres between rows, then between columns; null where its file says none. */
  spacing: readonly [number, number] | null;
  /** Height of a pixel divided by its width. */
  aspect: number;
  isGrey: boolean;
  /** Whether the file itself says that low values are white. */
  isInverted: boolean;
  /** The conversion of its stored values; null where the file has none. */
  rescale: { slope: number; intercept: number; unit: string } | null;
  /** Whether a table in the file converts its values: no window can be given in their units. */
  isTabled: boolean;
  /** The window that its file says; null where it says none. */
  window: Window | null;
  /** Whether it is a projection that a scanner plans its slices on: its millimetres hold in one direction at most. */
  isLocalizer: boolean;
}

/** Points in pixels of the original image: the left upper corner of the left upper pixel is 0, 0. */
export interface WrittenMark {
  kind: ProposedKind;
  image: OriginalImage;
  points: readonly Point[];
  text?: string;
  /** The length, only where its image has millimetres that hold in the patient. */
  millimetres?: number;
}

export interface WrittenFinding {
  name: string;
  /** '' where it has none, or where its author leaves it out. */
  comment: string;
  marks: readonly WrittenMark[];
}

/** The view of an image. */
export interface WrittenView {
  image: OriginalImage;
  /** In the units of the image's own conversion. */
  window?: Window;
  /** The visible part, in its pixels. */
  area?: { from: Point; to: Point };
  /** Quarter turns clockwise, after it was flipped. */
  rotation: 0 | 1 | 2 | 3;
  flipped: boolean;
  /** Whether low values are white. */
  inverted: boolean;
}

/** The coding scheme of what only this site says. */
export const OWN_SCHEME = '99NEGATOSCOPE';

/** Identifies an image among others. */
export const originalKey = ({ instance, frame }: Pick<OriginalImage, 'instance' | 'frame'>): string =>
  `${instance} ${frame}`;
