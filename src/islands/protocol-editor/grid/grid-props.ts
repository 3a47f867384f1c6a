import type { WritableAtom } from 'nanostores';
import type { Reading } from '#lib/protocols/cells.ts';
import type { AcquisitionRow, TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import type { RefusedText } from '../refused-texts.ts';
import type { Place } from './selection.ts';

type Rows = readonly AcquisitionRow[];
export type RowsUpdate = (rows: Rows) => AcquisitionRow[];

export interface RowsGridProps {
  table: TableName;
  rows: Rows;
  /** The name of the rows, such as « Séquences ». */
  label: string;
  /** @param place the cell being typed in: keystrokes in one cell are undone together */
  onChange(update: RowsUpdate, place?: string): void;
  announce(text: string): void;
  /** Called with the texts of all invalid cells, whenever they change. */
  onRefused(texts: readonly RefusedText[]): void;
  /** Words already used in a field. */
  suggestions(key: string): readonly string[];
  /** A cell to focus, in this table or another; set to undefined once it has the focus. */
  $asked: WritableAtom<{ table: TableName; row: number; key: string; scanner?: string } | undefined>;
  /** The mark of a cell whose value differs between scanners. */
  mark?(row: AcquisitionRow, key: string): string | undefined;
  /** Id of the scanner whose rows are edited. */
  scanner?: string;
  /** Converts a row's index among all rows into its index in this grid. */
  placeOf?(row: number): number;
  /** Resets cells to the shared values. */
  onReset?(cells: readonly { row: AcquisitionRow; keys: readonly string[] }[]): boolean;
}

/** The cell being edited. */
export interface Editing extends Place {
  /** Initial text of the field. */
  text: string;
  /** Whether typing started the edit: arrow keys then leave the cell instead of moving the caret. */
  isTyped: boolean;
}

/** A text that was typed or pasted for a cell. */
export interface CellText extends Place {
  text: string;
  /** The value of the text, where the text alone is ambiguous: decided by the column of a pasted table. */
  reading?: Reading | undefined;
}
