import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knownFiles } from '#lib/images/server/known-files-queries.ts';
import { filesFolder, openBackup, restore, using } from './archive.ts';
import type { Settings } from './base/settings.ts';
import { countRows } from './db/engine/count-rows.ts';
import { openDatabase } from './db/engine/open.ts';
import { openDiskStore } from './files/disk.ts';
import { eachFile } from './files/each-file.ts';

const PREFIX = 'rehearsal-';

/** The result of comparing a restored backup with the backup. */
export interface Rehearsal {
  tables: number;
  rows: number;
  /** Tables with different numbers of rows in the backup and after the restore. */
  different: { table: string; backup: number; restored: number }[];
  /** Number of files that the database references. */
  files: number;
  /** Files that are missing or damaged in the backup, or that were restored differently. */
  badFiles: string[];
}

/** Only complete files can be read: stores verify each file against its key, its SHA-256. */
async function badFilesOf(keys: ReadonlySet<string>, backup: string, restored: string): Promise<string[]> {
  const stores = [await openDiskStore(filesFolder(backup)), await openDiskStore(filesFolder(restored))];
  const bad: string[] = [];
  await eachFile(keys, async (key) => {
    for (const store of stores)
      if (!Buffer.isBuffer(await store.get(key))) {
        bad.push(key);
        return;
      }
  });
  return bad;
}

/** Compares a restored data folder with the backup that it comes from. */
export function compareRestored(folder: string, dataDir: string): Promise<Rehearsal> {
  return using(openBackup(folder), (backup) =>
    using(openDatabase({ dataDir, databaseUrl: '', exclusive: false }), async (restored) => {
      const [before, after] = [await countRows(backup.db), await countRows(restored.db)];
      const keys = await knownFiles(backup.db);
      return {
        tables: Object.keys(before).length,
        rows: Object.values(before).reduce((sum, count) => sum + count, 0),
        different: Object.entries(before)
          .map(([table, count]) => ({ table, backup: count, restored: after[table] ?? 0 }))
          .filter((each) => each.backup !== each.restored),
        files: keys.size,
        badFiles: await badFilesOf(keys, folder, dataDir),
      };
    }),
  );
}

/** Removes the leftovers of an earlier rehearsal that was interrupted. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(PREFIX)) await rm(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Restores a backup into a separate folder in the data folder, while the site is running, compares it with the backup,
 * and deletes it. Neither the site nor the backup is changed.
 * @throws StartError as `restore` does
 */
export async function rehearseRestore(settings: Settings, folder: string): Promise<Rehearsal> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  await removeLeftovers(settings.dataDir);
  const dataDir = await mkdtemp(join(settings.dataDir, PREFIX));
  try {
    await restore({ ...settings, dataDir, databaseUrl: '', filesUrl: '' }, folder);
    return await compareRestored(folder, dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
