/** The description of a series in fixed terms, from which `dicom/texts.ts` makes its French name. */

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

/** Images computed from the same acquisition. */
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
  /** For a series that was split by echo: echo time in milliseconds, or the echo's number when unknown. */
  echoTime?: number;
  echo?: number;
  /** Kernel code of the manufacturer, in the spelling of `known-names.ts`; distinguishes series. */
  kernelCode?: string;
  /** Number of a diffusion direction, from 1. */
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
  /** Percentage of the cardiac cycle. */
  cardiac?: number;
  /** Number of a time point, from 1. */
  time?: number;
  /** Number, from 1, of a set of images without a better description. */
  set?: number;
  /** Number, from 1, of a slice position whose time points form a loop. */
  level?: number;
}
