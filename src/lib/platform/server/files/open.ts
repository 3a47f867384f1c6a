import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Settings } from '../base/settings.ts';
import { ASSETS, type AssetStore } from './asset-store.ts';
import { openDiskStore } from './disk.ts';
import { openDiskAssets } from './disk-assets.ts';
import { openDiskParts } from './disk-parts.ts';
import { openDiskRoom } from './disk-room.ts';
import { openWhenUsed } from './open-when-used.ts';
import { PARTS, type PartStore } from './part-store.ts';
import { openS3Store } from './s3.ts';
import { openS3Bucket } from './s3-bucket.ts';
import { openS3Folder } from './s3-folder.ts';
import type { FileStore } from './store.ts';
import { TemporaryFiles } from './temporary-files.ts';

/** The settings of the file store. */
export interface FileSettings {
  dataDir: string;
  /** `FILES_URL`: empty for `dataDir/files`, a `file:` URL, or `s3://bucket/prefix`. */
  filesUrl: string;
  s3: S3Settings;
  /** Bytes of disk space that files must leave free. */
  diskReserve: number;
}

const isS3 = ({ filesUrl }: FileSettings) => filesUrl.startsWith('s3:');

function folderOf({ dataDir, filesUrl }: FileSettings): string {
  return filesUrl === '' ? join(dataDir, 'files') : fileURLToPath(filesUrl);
}

/** Temporary files on the data folder's disk, because `/tmp` may be in memory. */
export function temporaryFilesOf(
  { dataDir, diskReserve }: Pick<FileSettings, 'dataDir' | 'diskReserve'>,
  room = openDiskRoom(dataDir, diskReserve),
): TemporaryFiles {
  return new TemporaryFiles(join(dataDir, 'tmp'), { room });
}

/**
 * Opens the store selected by the settings.
 * @throws StartError when an S3 store is unreachable or refuses access
 */
export function openFileStore(
  settings: FileSettings,
  temporary = temporaryFilesOf(settings),
): Promise<FileStore> {
  return isS3(settings)
    ? openS3Store(settings.filesUrl, settings.s3, { temporary })
    : openDiskStore(folderOf(settings), settings.diskReserve);
}

/** Opens the store of unfinished uploads, which is where the files are. @throws as `openFileStore` */
export async function openPartStore(settings: FileSettings): Promise<PartStore> {
  return isS3(settings)
    ? openS3Folder(await openS3Bucket(settings.filesUrl, settings.s3), PARTS)
    : openDiskParts(folderOf(settings), settings.diskReserve);
}

/** The store of built files, shared by releases that run side by side. It is opened on first use. */
export function openAssetStore(settings: FileSettings): AssetStore {
  return openWhenUsed(async () =>
    isS3(settings)
      ? openS3Folder(await openS3Bucket(settings.filesUrl, settings.s3), ASSETS)
      : openDiskAssets(folderOf(settings), settings.diskReserve),
  );
}
