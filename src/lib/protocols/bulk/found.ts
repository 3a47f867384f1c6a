import type { ReadRows } from '../exchange/read-table.ts';
import type { TableName } from '../fields/acquisition-fields.ts';
import type { ImagingType } from '../vocabulary.ts';
import type { Region } from './title-words.ts';

/** A protocol that a file holds, as far as it was understood. */
export interface FoundProtocol {
  /** Identifies it within the file. */
  key: string;
  title: string;
  /** The sheet, heading or table where it was found. */
  place: string;
  /** Whether its sheet is hidden. */
  isHidden: boolean;
  /** Whether some of it is hidden or struck out, and not read. */
  hasHidden: boolean;
  /** Undefined where nothing gives it for certain: the author is asked. */
  imagingType: ImagingType | undefined;
  region: Region | undefined;
  /** The tables whose headings it has, the likeliest first. */
  tables: readonly TableName[];
  /** Texts around the table, which are not read. */
  around: readonly string[];
  /** Its rows, read as those of a table. */
  readAs(table: TableName): ReadRows;
}

/** The parts of a table of several protocols that belong to none of them. */
export interface TableNotes {
  place: string;
  /** Columns and texts that are not read. */
  unknown: readonly string[];
  /** Rows that are none of a protocol. */
  leftOut: readonly string[];
  /** Rows without a protocol's name that were assigned to the one above. */
  carried: number;
}

/** A part of the file that is not a protocol. */
export interface OtherPart {
  place: string;
  isHidden: boolean;
  /** Its first words. */
  sample: string;
}

/** The content of a file. */
export interface Found {
  protocols: FoundProtocol[];
  notes: TableNotes[];
  others: OtherPart[];
}
