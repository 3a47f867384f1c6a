import type { NamedFiles } from './named-files.ts';

/**
 * Pieces of uploads under way. Names are made by us, each for one piece: each is put once, and what it holds never
 * changes.
 */
export type PartStore = NamedFiles;

/** Where the pieces are, in the folder or the bucket of the stored files. */
export const PARTS = 'uploads';
