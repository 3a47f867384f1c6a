/** The parts of a phantom, and its possible lesions. Distances are millimetres throughout. */

export interface PhantomSlice {
  rows: number;
  columns: number;
  /** Row-major; Hounsfield units for CT, arbitrary units otherwise. */
  pixels: Int16Array;
}

export type Plane3 = 'axial' | 'sagittal' | 'coronal';

export interface PhantomSeries {
  /** French, as a radiographer names the series: « IRM T2 sag ». */
  name: string;
  modality: 'CT' | 'MR' | 'CR' | 'US' | 'MG';
  plane?: Plane3;
  /** Spacing of rows, then of columns. */
  spacingMm: [number, number];
  thicknessMm: number;
  window: { center: number; width: number };
  unit: 'HU' | null;
  slices: PhantomSlice[];
  /** Index of the most informative slice: through the lesion when there is one. */
  keySlice: number;
}

export interface LesionSpec {
  /** A lesion of this phantom, as listed in `catalogue.ts`. */
  kind: string;
  /** The patient's side, right when absent; for a meniscus, right is the medial one and left the lateral one. */
  side?: 'right' | 'left';
  /** Multiplies the lesion's usual size (0.5–2). */
  scale?: number;
  /**
   * Spine: the vertebra (0 = T12, then n = Ln), or the disc below it. Breast: density, from 0 = A to 3 = D.
   * Ignored elsewhere.
   */
  level?: number;
}

export interface PhantomOptions {
  /** The same seed gives the same pixels; another seed gives another patient. */
  seed: number;
  lesion?: LesionSpec;
  /** Slices per stack (projections and single views ignore it). */
  slices?: number;
  /** Pixels along the longer side (ultrasound ignores it). */
  size?: number;
}
