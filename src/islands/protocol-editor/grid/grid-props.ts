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
  /** What the rows are, such as « Séquences ». */
  label: string;
  /** @param place what is typed into: its letters are undone together */
  onChange(update: RowsUpdate, place?: string): void;
  announce(text: string): void;
  /** Told the texts of all cells that are no values, whenever they change. */
  onRefused(texts: readonly RefusedText[]): void;
  /** Words already used for a field. */
  suggestions(key: string): readonly string[];
  /** A cell that is to be gone to, of this table or of another; undefined once one has gone there. */
  $asked: WritableAtom<{ table: TableName; row: number; key: string; scanner?: string } | undefined>;
  /** What is said of a cell that is not the same on all scanners. */
  mark?(row: AcquisitionRow, key: string): string | undefined;
  /** The scanner whose rows they are, by its id. */
  scanner?: string;
  /** Where a row stands here that has this place among all. */
  placeOf?(row: number): number;
  /** Gives cells back what is shared. */
  onReset?(cells: readonly { row: AcquisitionRow; keys: readonly string[] }[]): boolean;
}

/** The cell that is typed in. */
export interface Editing extends Place {
  /** What it began with. */
  text: string;
  /** Begun by typing: arrows leave the cell instead of moving in its text. */
  isTyped: boolean;
}

/** What somebody gives a cell, as typed or pasted. */
export interface CellText extends Place {
  text: string;
  /** What it is read as, where more than the text says it: the column of a pasted table. */
  reading?: Reading | undefined;
}
