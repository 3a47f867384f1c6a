import type { NamedFiles } from './named-files.ts';

/** Built files of the last releases, packed: putting a name again replaces what it holds, whole or not at all. */
export type AssetStore = NamedFiles;

/** Where they are, in the folder or the bucket of the stored files. No name in it may look like a file's key. */
export const ASSETS = 'assets';
