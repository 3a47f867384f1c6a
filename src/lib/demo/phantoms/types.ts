/** What a phantom is made of, and what may be wrong with it. Distances are millimetres throughout. */

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
  /** The patient's side; anatomies that have only one ignore it. */
  side?: 'right' | 'left';
  /** Multiplies the lesion's usual size (0.5–2). */
  scale?: number;
  /** Level of a vertebra, disc or nodule, from 0 at the top or first place. */
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
