import type { CellValue } from '../cells.ts';
import type { TableName } from '../fields/acquisition-fields.ts';

/** What an exam's files say of a field. */
export interface ReadValue {
  /** In the field's unit. */
  value: CellValue;
  /** Other values that images of the same acquisition have. */
  others: readonly number[];
  /** As it is shown, with its unit. */
  text: string;
  otherTexts: readonly string[];
  /** Where it was read, where that is not the standard's attribute. */
  origins: readonly string[];
  /** What contradicts it elsewhere in the files: which of them is right, only a person can tell. */
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
