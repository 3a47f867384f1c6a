/** The description of a series in words of our own: `dicom/texts.ts` makes its French name from it. */

export type Plane = 'axial' | 'coronal' | 'sagittal' | 'oblique';

export const WEIGHTINGS = [
  'T1',
  'T2',
  'T2*',
  'PD',
  'FLAIR',
  'STIR',
  'DWI',
  'ADC',
  'SWI',
  'TOF',
  'perfusion',
] as const;
export type Weighting = (typeof WEIGHTINGS)[number];

export type Kernel = 'bone' | 'lung' | 'soft';
export type Phase = 'unenhanced' | 'arterial' | 'portal' | 'delayed' | 'enhanced';
export type Special = 'localizer' | 'mip' | 'minip' | 'subtraction' | 'dose' | 'segmentation';

/** Images computed from the same signal. */
export type Component =
  | 'magnitude'
  | 'phase'
  | 'real'
  | 'imaginary'
  | 'in-phase'
  | 'opposed-phase'
  | 'water'
  | 'fat';

export interface SeriesDescription {
  /** DICOM modality code, OT when unknown. */
  modality: string;
  plane?: Plane;
  weighting?: Weighting;
  fatSuppressed?: boolean;
  kernel?: Kernel;
  phase?: Phase;
  special?: Special;
  bodyPart?: string;
  laterality?: string;
  view?: string;
  bValue?: number;
  component?: Component;
  /** In a series that was split: milliseconds, or the echo's rank when they are unknown. */
  echoTime?: number;
  echo?: number;
  /** A property that distinguishes it within its series: a maker's code of a kernel, as `known-names.ts` spells it. */
  kernelCode?: string;
  /** Rank of a diffusion direction, from 1. */
  direction?: number;
  /** Millimetres. */
  thickness?: number;
  /** Kilovolts. */
  kvp?: number;
  /** Milliseconds. */
  inversionTime?: number;
  repetitionTime?: number;
  /** Degrees. */
  flipAngle?: number;
  /** Percent of the heart's cycle. */
  cardiac?: number;
  /** Rank of a moment, from 1. */
  time?: number;
  /** Rank, from 1, of a set of images about which nothing more is known. */
  set?: number;
  /** Rank of a place whose moments make a loop, from 1. */
  level?: number;
}
