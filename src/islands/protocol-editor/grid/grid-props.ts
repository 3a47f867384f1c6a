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
  /** @param place what is typed into: its letters are undone together */
  onChange(update: RowsUpdate, place?: string): void;
  announce(text: string): void;
  /** Called with the texts of all invalid cells, whenever they change. */
  onRefused(texts: readonly RefusedText[]): void;
  /** Words already used for a field. */
  suggestions(key: string): readonly string[];
  /** A cell to go to, in this table or another; undefined once it is reached. */
  $asked: WritableAtom<{ table: TableName; row: number; key: string; scanner?: string } | undefined>;
  /** The mark of a cell whose value differs between scanners. */
  mark?(row: AcquisitionRow, key: string): string | undefined;
  /** The scanner whose rows they are, by its id. */
  scanner?: string;
  /** The index in this grid of a row with this index among all. */
  placeOf?(row: number): number;
  /** Gives cells back what is shared. */
  onReset?(cells: readonly { row: AcquisitionRow; keys: readonly string[] }[]): boolean;
}

/** The cell that is typed in. */
export interface Editing extends Place {
  /** Its text at the start. */
  text: string;
  /** Begun by typing: arrows leave the cell instead of moving in its text. */
  isTyped: boolean;
}

/** A text that was typed or pasted for a cell. */
export interface CellText extends Place {
  text: string;
  /** How to read it, where the text alone does not say: the column of a pasted table. */
  reading?: Reading | undefined;
}
