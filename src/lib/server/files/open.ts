import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { START } from '#lib/messages/start.ts';
import { StartError } from '../start-error.ts';
import { openDiskStore } from './disk.ts';
import type { FileStore } from './store.ts';

/** The settings that say where files live. */
export interface FileSettings {
  dataDir: string;
  /** `FILES_URL`: empty for `dataDir/files`, or a `file:` URL. */
  filesUrl: string;
}

/**
 * Opens the store that the settings choose.
 * @throws StartError for a scheme that has no driver yet (`s3:`)
 */
export function openFileStore(settings: FileSettings): Promise<FileStore> {
  if (settings.filesUrl === '') return openDiskStore(join(settings.dataDir, 'files'));
  const url = URL.parse(settings.filesUrl);
  if (url?.protocol === 'file:') return openDiskStore(fileURLToPath(url));
  throw new StartError(START.filesUrlLater(url?.protocol ?? settings.filesUrl));
}
