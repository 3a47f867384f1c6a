import type { CellValue } from '../cells.ts';
import type { TableName } from '../fields/acquisition-fields.ts';

/** The values of a field in an exam's files. */
export interface ReadValue {
  /** In the field's unit. */
  value: CellValue;
  /** Other values that images of the same acquisition have. */
  others: readonly number[];
  /** As shown, with its unit. */
  text: string;
  otherTexts: readonly string[];
  /** Where it was read, where that is not the standard's attribute. */
  origins: readonly string[];
  /** Contradicting values elsewhere in the files: only a person can decide which is right. */
  disputes: readonly string[];
  /** Out of the bounds that a protocol's field has: nothing is concluded from it. */
  isOutside: boolean;
}

/** An acquisition of an exam, without anything that names somebody. */
export interface ExamSeries {
  id: string;
  table: TableName;
  /** In words of our own. */
  name: string;
  /** The console's free text, '' where it looks like an identity. */
  label: string;
  images: number;
  /** A localizer, a calculated picture, or one that says nothing: no deviation where the protocol has none. */
  isAside: boolean;
  values: Readonly<Record<string, ReadValue>>;
}
