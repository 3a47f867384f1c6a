/** A part of a file that may be a protocol: a sheet, a table of a document, or lines of a CSV file. */
export interface Block {
  /** Its name in the file; the protocol's title, unless a better one is found. */
  name: string;
  /** Whether that name is a default (« Feuil1 ») or the file's: a title above the table then takes precedence. */
  isNameUsual: boolean;
  cells: string[][];
  /** Whether the whole sheet is hidden. */
  isHidden: boolean;
  /** Whether it contains hidden or struck-out rows, columns or texts, which are not read. */
  hasHidden: boolean;
  /** Surrounding texts, which are not read. */
  around: string[];
}

/** Reasons why a file cannot be read, as keys of messages. */
export type FileProblem =
  | 'unreadable'
  | 'too-large'
  | 'old-format'
  | 'encrypted'
  | 'damaged'
  | 'other-archive'
  | 'not-a-table'
  | 'empty'
  | 'not-loaded';

export type ReadBlocks = { blocks: Block[] } | { problem: FileProblem };
