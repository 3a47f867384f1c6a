import type { KnownCoil } from '../attributes/known-names.ts';
import type { KeptValue } from '../attributes/rules.ts';
import type { SeriesDescription } from '../attributes/series-description.ts';
import type { WrittenValues } from '../attributes/written.ts';
import type { AcquisitionFile } from './inspect-acquisition.ts';
import type { AcquisitionKind } from './modalities.ts';

/** One reconstruction of a CT acquisition. */
export interface Reconstruction {
  kernel?: string | undefined;
  /** Millimetres. */
  thickness?: number | undefined;
  /** Distance between the centres of consecutive slices in millimetres, if their positions give it. */
  increment?: number | undefined;
  description: SeriesDescription;
}

/** An acquisition of an exam, from its files: no identifier, no date, and no free text of the file except its label. */
export interface ExamAcquisition {
  kind: AcquisitionKind;
  description: SeriesDescription;
  /** Free text from the console: shown, but used only if the person ticks it. */
  label: string;
  images: number;
  /** Distinct values of each attribute by DICOM keyword, in the order of the images. */
  values: Record<string, KeptValue[]>;
  /** Attributes whose value came from private elements. */
  written: WrittenValues;
  /** Distance between the centres of slices in millimetres, and whether it was computed from their positions. */
  sliceSpacing?: { value: number; fromPositions: boolean } | undefined;
  /** Number of slice positions, if all lie in one plane. */
  slices?: number | undefined;
  reconstructions: Reconstruction[];
  tracer?: string | undefined;
  collimator?: string | undefined;
  coil?: KnownCoil | undefined;
  /** Diameter of the dose index's phantom, in centimetres. */
  phantom?: number | undefined;
  /** Delay from injection to acquisition, in seconds. */
  delay?: number | undefined;
  dose?: { ctdiVol?: number | undefined; dlp?: number | undefined } | undefined;
  /** Whether it is one acquisition with separation of water and fat (Dixon). */
  isDixon?: boolean;
  /** Whether the images were calculated from others instead of acquired. */
  isDerived: boolean;
}

/** A series with the keys for grouping and sorting, which are dropped afterwards. */
export interface Series {
  files: AcquisitionFile[];
  acquired: ExamAcquisition;
  moment: string;
  number: number;
}
