/** Maximum lengths of a protocol's texts, and maximum numbers of lines. */
export const PROTOCOL_MAX = {
  version: 30,
  /** A short fact: « À jeun 4 h ». */
  short: 500,
  other: 2000,
  long: 4000,
  /** Maximum number of lines in a list, and maximum length of a line. */
  lines: 50,
  line: 500,
} as const;
