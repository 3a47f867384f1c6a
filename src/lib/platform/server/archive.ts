import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownFiles } from '#lib/images/server/known-files-queries.ts';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';
import type { Settings } from './base/settings.ts';
import { StartError } from './base/start-error.ts';
import { backupDatabase } from './db/engine/backup.ts';
import { copyDatabase, isEmptyDatabase, type RowCounts } from './db/engine/copy-database.ts';
import { type OpenDatabase, openDatabase, sqlitePath } from './db/engine/open.ts';
import { refuseNoNumbers, roundFractions } from './db/engine/whole-numbers.ts';
import { readInstallation } from './db/meta/installation.ts';
import { type CopiedFiles, copyFiles } from './files/copy-files.ts';
import { openDiskStore } from './files/disk.ts';
import { type FileSettings, openFileStore } from './files/open.ts';
import type { FileStore } from './files/store.ts';
import { adoptFiles, compareFiles, joinToFill, type StoreComparison } from './installation.ts';

export interface ArchiveReport extends CopiedFiles {
  /** The number of files referenced by the database that are now complete in the target. */
  files: number;
}

/** A backup has the layout of a data folder (the embedded database and `files/`), whatever the server runs on. */
export const filesFolder = (folder: string) => join(folder, 'files');
const openEmbedded = (folder: string) => openDatabase({ dataDir: folder, databaseUrl: '', exclusive: false });

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Works on an opened database and always closes it, even after an error. */
export async function using<Result>(
  opening: Promise<OpenDatabase>,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Checks an opened source database, copies from it, and closes it. A database that cannot be copied is refused before
 * anything else is opened.
 * @throws StartError when it contains a value that is not a number where numbers belong
 */
function copying<Result>(
  opening: Promise<OpenDatabase>,
  work: (source: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  return using(opening, async (source) => {
    await refuseNoNumbers(source.db);
    return work(source);
  });
}

/** Copies every file that a database names, and reports the result. */
async function copyKnown(
  database: OpenDatabase,
  source: FileStore,
  target: FileStore,
): Promise<ArchiveReport> {
  const known = await knownFiles(database.db);
  const copy = await copyFiles(known, source, target);
  return { ...copy, files: known.size - copy.lost.length };
}

async function copyInto(target: OpenDatabase, source: OpenDatabase, name: string): Promise<RowCounts> {
  if (!(await isEmptyDatabase(target.db))) throw new StartError(adminMessages.targetNotEmpty(name));
  // Opening the database rounded fractions from an earlier version; another program may have written more since.
  if (source.engine === 'sqlite') await source.db.transaction().execute(roundFractions);
  return copyDatabase(source, target);
}

/**
 * Backs everything up into a new folder, while the server runs. Files are copied before the database (most of them)
 * and again after it (those added meanwhile), which ensures that every file it references is in the backup.
 * @throws StartError when the folder is not empty
 */
export async function backUp(settings: Settings, folder: string): Promise<ArchiveReport> {
  if ((await namesIn(folder)).length > 0) throw new StartError(adminMessages.folderNotEmpty(folder));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const source = await openFileStore(settings);
  const target = await openDiskStore(filesFolder(folder));
  await copyFiles(source.list(), source, target);
  if (settings.databaseUrl === '') await backupDatabase(sqlitePath(settings.dataDir), sqlitePath(folder));
  return using(openEmbedded(folder), async (copy) => {
    if (settings.databaseUrl !== '')
      await using(openDatabase({ ...settings, exclusive: false }), (live) => copyInto(copy, live, folder));
    const report = await copyKnown(copy, source, target);
    const installation = await readInstallation(copy.db);
    if (installation !== undefined) await target.claim(installation);
    return report;
  });
}

/** Opens a copy of a backup's database: bringing it to this version's schema must not change the backup. */
export async function openBackup(folder: string): Promise<OpenDatabase> {
  if (!(await namesIn(folder)).includes('negatoscope.db'))
    throw new StartError(adminMessages.noBackup(folder));
  const workFolder = await mkdtemp(join(tmpdir(), 'negatoscope-'));
  await copyFile(sqlitePath(folder), sqlitePath(workFolder));
  const database = await openEmbedded(workFolder);
  const close = async () => {
    await database.close();
    await rm(workFolder, { recursive: true });
  };
  return { ...database, close };
}

/**
 * Restores a backup into an empty data folder or an empty PostgreSQL database. The server must be stopped: the data
 * folder's lock is taken.
 * @throws StartError when there is no backup, when it cannot be copied, when the target is not empty or is in use, or
 * when its file store is another installation's
 */
export function restore(settings: Settings, folder: string): Promise<ArchiveReport> {
  return copying(openBackup(folder), (backup) =>
    using(openDatabase({ ...settings, exclusive: true }), async (target) => {
      const source = await openDiskStore(filesFolder(folder));
      const store = await openFileStore(settings);
      const mark = await joinToFill({ db: backup.db, files: store }, settings);
      await copyInto(target, backup, settings.databaseUrl ? 'DATABASE_URL' : settings.dataDir);
      const report = await copyKnown(target, source, store);
      await mark(target.db);
      return report;
    }),
  );
}

/**
 * Copies the embedded database into the empty PostgreSQL database of `DATABASE_URL`; files stay where they are. The
 * server must be stopped: the data folder's lock is taken.
 * @throws StartError when there is nothing to move, when it cannot be copied, when the target is not empty, or when
 * it is in use
 */
export async function moveDatabase(settings: Settings): Promise<RowCounts> {
  if (settings.databaseUrl === '') throw new StartError(adminMessages.noDatabaseUrl);
  if (!(await namesIn(settings.dataDir)).includes('negatoscope.db'))
    throw new StartError(adminMessages.noBackup(settings.dataDir));
  return copying(openDatabase({ ...settings, databaseUrl: '', exclusive: true }), (source) =>
    using(openDatabase({ ...settings, exclusive: false }), (target) =>
      copyInto(target, source, 'DATABASE_URL'),
    ),
  );
}

/**
 * Copies the files referenced by the database from another store into the one of `FILES_URL`, and verifies each. The
 * server may be running; a second run after it was stopped copies the files added meanwhile. Nothing is deleted.
 * @throws StartError when both stores are the same, or when the target is another installation's
 */
export async function moveFiles(settings: Settings, from: FileSettings): Promise<ArchiveReport> {
  if (settings.filesUrl === from.filesUrl) throw new StartError(adminMessages.sameFiles);
  const source = await openFileStore(from);
  const target = await openFileStore(settings);
  return using(openDatabase({ ...settings, exclusive: false }), async (database) => {
    const mark = await joinToFill({ db: database.db, files: target }, settings);
    const report = await copyKnown(database, source, target);
    await mark(database.db);
    return report;
  });
}

/**
 * Reports whether the store of `FILES_URL` and the database belong together; with `confirmed`, assigns the store to
 * the database, whichever database it belonged to.
 */
export function offerFiles(settings: Settings, confirmed: boolean): Promise<StoreComparison> {
  return using(openDatabase({ ...settings, exclusive: false }), async ({ db }) => {
    const pair = { db, files: await openFileStore(settings) };
    if (confirmed) await adoptFiles(pair);
    return compareFiles(pair);
  });
}
