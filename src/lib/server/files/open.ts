import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDiskStore } from './disk.ts';
import { openS3Store } from './s3.ts';
import type { S3Settings } from './s3-request.ts';
import type { FileStore } from './store.ts';
import { TemporaryFiles } from './temporary-files.ts';

/** The settings that say where files live. */
export interface FileSettings {
  dataDir: string;
  /** `FILES_URL`: empty for `dataDir/files`, a `file:` URL, or `s3://bucket/prefix`. */
  filesUrl: string;
  s3: S3Settings;
}

/** Temporary files on the data folder's disk: where `/tmp` is memory, they would not belong there. */
export function temporaryFilesOf({ dataDir }: Pick<FileSettings, 'dataDir'>): TemporaryFiles {
  return new TemporaryFiles(join(dataDir, 'tmp'));
}

/**
 * Opens the store that the settings choose.
 * @throws StartError when an S3 store is out of reach or refuses us
 */
export function openFileStore(
  { dataDir, filesUrl, s3 }: FileSettings,
  temporary = temporaryFilesOf({ dataDir }),
): Promise<FileStore> {
  if (filesUrl.startsWith('s3:')) return openS3Store(filesUrl, s3, { temporary });
  return openDiskStore(filesUrl === '' ? join(dataDir, 'files') : fileURLToPath(filesUrl));
}
