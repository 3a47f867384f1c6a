import type { CellValue } from '../cells.ts';
import type { TableName } from '../fields/acquisition-fields.ts';

/** The values of a field in an exam's files. */
export interface ReadValue {
  /** In the field's unit. */
  value: CellValue;
  /** Differing values in other images of the same acquisition. */
  others: readonly number[];
  /** As displayed, with the unit. */
  text: string;
  otherTexts: readonly string[];
  /** Sources of the value, if not the standard attribute. */
  origins: readonly string[];
  /** Contradictory values in other places of the files: only a person can decide which is right. */
  disputes: readonly string[];
  /** Whether the value is outside the field's bounds: it is then not compared. */
  isOutside: boolean;
}

/** An acquisition of an exam, without identifying data. */
export interface ExamSeries {
  id: string;
  table: TableName;
  /** A name made of fixed terms. */
  name: string;
  /** Free text from the console, '' when it may identify somebody. */
  label: string;
  images: number;
  /** A localizer, a calculated image, or an unrecognised one: no deviation if the protocol has no row for it. */
  isAside: boolean;
  values: Readonly<Record<string, ReadValue>>;
}
