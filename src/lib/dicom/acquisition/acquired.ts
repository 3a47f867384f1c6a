import type { KnownCoil } from '../attributes/known-names.ts';
import type { KeptValue } from '../attributes/rules.ts';
import type { SeriesDescription } from '../attributes/series-description.ts';
import type { WrittenValues } from '../attributes/written.ts';
import type { AcquisitionFile } from './inspect-acquisition.ts';
import type { AcquisitionKind } from './modalities.ts';

/** A picture that a CT acquisition was made into. */
export interface Reconstruction {
  kernel?: string | undefined;
  /** Millimetres. */
  thickness?: number | undefined;
  /** Millimetres from the middle of a slice to that of the next, where their positions give it. */
  increment?: number | undefined;
  description: SeriesDescription;
}

/** An acquisition of an exam according to its files: no identifier, no date, no text of the file but its label. */
export interface Acquired {
  kind: AcquisitionKind;
  description: SeriesDescription;
  /** Free text of the console: shown, and taken only where it is ticked. */
  label: string;
  images: number;
  /** Different values of each attribute, in the order of the images, by DICOM keyword. */
  values: Record<string, KeptValue[]>;
  /** Attributes for which private elements gave a value. */
  written: WrittenValues;
  /** Millimetres from the middle of a slice to that of the next, and whether the positions of the slices give it. */
  sliceSpacing?: { value: number; fromPositions: boolean } | undefined;
  /** Places of slices, where all lie in one plane. */
  slices?: number | undefined;
  reconstructions: Reconstruction[];
  tracer?: string | undefined;
  collimator?: string | undefined;
  coil?: KnownCoil | undefined;
  /** Diameter of the phantom that the dose index is of, in centimetres. */
  phantom?: number | undefined;
  /** Seconds. */
  delay?: number | undefined;
  dose?: { ctdiVol?: number | undefined; dlp?: number | undefined } | undefined;
  /** Whether water and fat were separated by the echo times, in one acquisition. */
  isDixon?: boolean;
  /** Calculated from other images, not acquired. */
  isDerived: boolean;
}

/** A series with its grouping key, which is dropped after sorting. */
export interface Series {
  files: AcquisitionFile[];
  acquired: Acquired;
  moment: string;
  number: number;
}
