import type { FieldDifference } from '#lib/items/differences.ts';
import type { Entry } from '#lib/items/list-entries.ts';
import type { LineList } from './body-edits.ts';
import type { AcquisitionRow, TableName } from './fields/acquisition-fields.ts';
import type { Value } from './same-value.ts';
import type { Scanner } from './scanners/scanner-cells.ts';
import type { FieldSection, SectionName } from './sections.ts';

/** A change, with the data needed to apply it to a body that has changed since. */
export type ChangeStep =
  | { kind: 'value'; section: FieldSection; key: string; was: Value; becomes: Value }
  | { kind: 'scanner'; scanner: Scanner; was: string | undefined; becomes: string | undefined }
  | { kind: 'line'; list: LineList; entries: readonly Entry<string>[]; entry: number }
  | {
      kind: 'row';
      table: TableName;
      entries: readonly Entry<AcquisitionRow>[];
      entry: number;
      /** The changed field; absent when the whole row is added, removed or moved. */
      key?: string;
    };

export interface FieldChange extends FieldDifference {
  section: SectionName;
  table?: TableName;
  step: ChangeStep;
}
