/** Identifies an archive and its format to the importing code. */
export const ARCHIVE_FORMAT = 'negatoscope-archive';
export const ARCHIVE_VERSION = 1;

/** The index at the root of an archive. */
export const ARCHIVE_INDEX = 'negatoscope.json';
