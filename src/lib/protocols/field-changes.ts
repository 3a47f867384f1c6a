import type { FieldDifference } from '#lib/items/differences.ts';
import type { Entry } from '#lib/items/list-entries.ts';
import type { LineList } from './body-edits.ts';
import type { AcquisitionRow, TableName } from './fields/acquisition-fields.ts';
import type { FieldSection, SectionName } from './sections.ts';

export type Value = string | number | boolean | string[] | number[] | undefined;

/** What a change does, with all that it takes to do it to a body that has moved on since. */
export type ChangeStep =
  | { kind: 'value'; section: FieldSection; key: string; was: Value; becomes: Value }
  | { kind: 'line'; list: LineList; entries: readonly Entry<string>[]; entry: number }
  | {
      kind: 'row';
      table: TableName;
      entries: readonly Entry<AcquisitionRow>[];
      entry: number;
      /** The field that changes; without one the row itself comes, goes or moves. */
      key?: string;
    };

export interface FieldChange extends FieldDifference {
  section: SectionName;
  table?: TableName;
  step: ChangeStep;
}

/** What is not filled in, however it is written. */
export const isBlank = (value: Value): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values say the same. */
export const saysSame = (one: Value, other: Value): boolean =>
  isBlank(one) ? isBlank(other) : JSON.stringify(one) === JSON.stringify(other);
