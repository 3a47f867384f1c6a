import type { Point } from '#lib/imaging/measure.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import type { ProposedKind } from './proposed-marks.ts';

/** What findings say of original images, as it is written for their PACS. All of it stays in the author's browser. */

/** What a file of the author's own says of whom it is and of what exam, by the keywords of the standard. */
export interface CitedHeader {
  sopClass: string;
  /** Texts of the patient and of the study; '' where the file says nothing that is valid. */
  values: Record<IdentityKeyword, string>;
  /** What the file says, but not so that it could be copied as it is. */
  blank: readonly IdentityKeyword[];
}

/** What a document repeats of the exam that it belongs to. The first ones name somebody. */
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
  /** Whose it is, as frames are told apart by it: bad exports give the same identifiers to several. */
  patient: string;
  /** From 1; 0 where its file has one frame. */
  frame: number;
  columns: number;
  rows: number;
  /** Millimetres between rows, then between columns; null where its file says none. */
  spacing: readonly [number, number] | null;
  /** How much taller than wide a pixel is. */
  aspect: number;
  isGrey: boolean;
  /** Whether the file itself says that low values are white. */
  isInverted: boolean;
  /** What makes its values of stored ones; null where the file says nothing of it. */
  rescale: { slope: number; intercept: number; unit: string } | null;
  /** Whether a table of the file made its values: no window can be told in their units. */
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
  /** Of a length: only where its image has millimetres that hold in the patient. */
  millimetres?: number;
}

export interface WrittenFinding {
  name: string;
  /** '' where it has none, or where its author leaves it out. */
  comment: string;
  marks: readonly WrittenMark[];
}

/** How an image is looked at. */
export interface WrittenView {
  image: OriginalImage;
  /** In the units that the image's own conversion makes. */
  window?: Window;
  /** What is shown of it, in its pixels. */
  area?: { from: Point; to: Point };
  /** Quarter turns clockwise, after it was flipped. */
  rotation: 0 | 1 | 2 | 3;
  flipped: boolean;
  /** Whether low values are white. */
  inverted: boolean;
}

/** The coding scheme of what only this site says. */
export const OWN_SCHEME = '99NEGATOSCOPE';

/** One image among others. */
export const originalKey = ({ instance, frame }: Pick<OriginalImage, 'instance' | 'frame'>): string =>
  `${instance} ${frame}`;
