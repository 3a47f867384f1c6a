/** Identifies an archive and its format for whoever reads it again. */
export const ARCHIVE_FORMAT = 'negatoscope-archive';
export const ARCHIVE_VERSION = 1;

/** The index at the root of an archive. */
export const ARCHIVE_INDEX = 'negatoscope.json';
