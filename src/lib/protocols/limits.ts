/** Letters and lines that the texts of a protocol may have. */
export const PROTOCOL_MAX = {
  version: 30,
  /** A fact in a few words: « À jeun 4 h ». */
  short: 500,
  other: 2000,
  long: 4000,
  /** Lines of a list, and letters of one. */
  lines: 50,
  line: 500,
} as const;
