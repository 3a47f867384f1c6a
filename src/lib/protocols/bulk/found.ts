import type { ReadRows } from '../exchange/read-table.ts';
import type { TableName } from '../fields/acquisition-fields.ts';
import type { ImagingType } from '../vocabulary.ts';
import type { Region } from './title-words.ts';

/** A protocol found in a file, as far as its content was recognised. */
export interface FoundProtocol {
  /** Unique within the file. */
  key: string;
  title: string;
  /** The sheet, heading or table where it was found. */
  place: string;
  /** Whether its sheet is hidden. */
  isHidden: boolean;
  /** Whether it has hidden or struck-out parts, which were not read. */
  hasHidden: boolean;
  /** Undefined when the file does not determine it: the author is then asked. */
  imagingType: ImagingType | undefined;
  region: Region | undefined;
  /** The tables whose headings it has, the most likely first. */
  tables: readonly TableName[];
  /** Texts around the table, which were not read. */
  around: readonly string[];
  /** Its rows, read as rows of a given table. */
  readAs(table: TableName): ReadRows;
}

/** The parts of a table with several protocols that belong to none of them. */
export interface TableNotes {
  place: string;
  /** Columns and texts that were not read. */
  unknown: readonly string[];
  /** Rows without a protocol. */
  leftOut: readonly string[];
  /** Number of rows without a protocol's name that were assigned to the protocol of the row above. */
  carried: number;
}

/** A part of the file that is not a protocol. */
export interface OtherPart {
  place: string;
  isHidden: boolean;
  /** Its first words. */
  sample: string;
}

/** The result of searching a file for protocols. */
export interface ProtocolFileContent {
  protocols: FoundProtocol[];
  notes: TableNotes[];
  others: OtherPart[];
}
