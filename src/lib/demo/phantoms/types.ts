/** The parts of a phantom, and its possible lesions. Distances are millimetres throughout. */

export interface PhantomSlice {
  rows: number;
  columns: number;
  /** Row-major; Hounsfield units for CT, arbitrary units otherwise. */
  pixels: Int16Array;
}

export type Plane3 = 'axial' | 'sagittal' | 'coronal';

export interface PhantomSeries {
  /** French, as a technologist names it: « IRM T2 sag ». */
  name: string;
  modality: 'CT' | 'MR' | 'CR' | 'US' | 'MG';
  plane?: Plane3;
  /** Row spacing, column spacing. */
  spacingMm: [number, number];
  thicknessMm: number;
  window: { center: number; width: number };
  unit: 'HU' | null;
  slices: PhantomSlice[];
  /** Index of the slice that shows the most: through the lesion when there is one. */
  keySlice: number;
}

export interface LesionSpec {
  /** One of the phantom's own lesions: see `catalogue.ts`. */
  kind: string;
  /** The patient's side, right when absent; for a meniscus, right is the medial one and left the lateral one. */
  side?: 'right' | 'left';
  /** Multiplies the lesion's usual size (0.5–2). */
  scale?: number;
  /**
   * Spine: the vertebra, 0 = T12 then n = Ln, or the disc under it. Breast: density, 0 = A to 3 = D.
   * Elsewhere ignored.
   */
  level?: number;
}

export interface PhantomOptions {
  /** Same seed, same pixels; another seed is another patient. */
  seed: number;
  lesion?: LesionSpec;
  /** Slices per stack (projections and single views ignore it). */
  slices?: number;
  /** Pixels along the longer side (ultrasound ignores it). */
  size?: number;
}
