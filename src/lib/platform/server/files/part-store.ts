import type { NamedFiles } from './named-files.ts';

/**
 * Pieces of unfinished uploads. The server generates a name for each piece, which is written once and never
 * changes.
 */
export type PartStore = NamedFiles;

/** The subfolder of the pieces, in the folder or the bucket of the stored files. */
export const PARTS = 'uploads';
