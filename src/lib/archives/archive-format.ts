/** What tells whoever reads an archive again that it is one, and of which make. */
export const ARCHIVE_FORMAT = 'negatoscope-archive';
export const ARCHIVE_VERSION = 1;

/** At the root of an archive: what it holds. */
export const ARCHIVE_INDEX = 'negatoscope.json';
