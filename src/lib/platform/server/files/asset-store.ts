import type { NamedFiles } from './named-files.ts';

/** Built files of recent releases, compressed. Putting an existing name replaces its content atomically. */
export type AssetStore = NamedFiles;

/** Their subfolder in the folder or the bucket of the stored files. Its names must not look like file keys. */
export const ASSETS = 'assets';
