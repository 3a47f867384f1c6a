/** A part of a file that may be a protocol: a sheet, a table of a document, lines of a CSV file. */
export interface Block {
  /** The name found with it; the protocol's title, unless something better is found. */
  name: string;
  /** Whether that name is a program's own (« Feuil1 ») or the file's, and a title above the table goes before it. */
  isNameUsual: boolean;
  cells: string[][];
  /** Whether the whole sheet is hidden. */
  isHidden: boolean;
  /** Whether rows, columns or texts in it are hidden or struck out, and so not read. */
  hasHidden: boolean;
  /** Texts around it that are not read. */
  around: string[];
}

/** Why a file cannot be read, by the key of its message. */
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
