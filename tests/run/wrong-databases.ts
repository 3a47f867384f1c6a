import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { sweepFiles } from '#lib/maintenance/server/sweep-files.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { backupDatabase } from '#lib/platform/server/db/engine/backup.ts';
import { sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import { openFileStore } from '#lib/platform/server/files/open.ts';
import { runAdmin } from '../api/run-admin.ts';
import { upload } from '../api/tus.ts';
import { type Caller, send } from './caller.ts';
import { startProduct } from './product.ts';
import { savePart } from './save-part.ts';

/** What became of a site whose database was taken for another one. */
export interface WrongDatabase {
  what: string;
  /** What the start said when it was refused; empty when the server started. */
  refusal: string;
  /** What the sweeps that followed left alone because it was too much, and moved to the trash. */
  refused: number;
  discarded: number;
  /** Files that are not there, whole, once the right database is back. */
  lost: string[];
}

const DAY = 86_400_000;
const CREDENTIALS = { username: 'Témoin', password: 'cheval agrafe pile' };

type Settings = Record<string, string>;

/** Starts the product, lets `work` call it, and stops it. @returns what it wrote when it does not start */
async function whileRunning(settings: Settings, work?: (caller: Caller) => Promise<void>): Promise<string> {
  try {
    const product = await startProduct(settings, { page: '/api/ready' });
    try {
      await work?.({ send: (...asked) => send(product.origin, ...asked) });
    } finally {
      await product.stop();
    }
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

async function onContext<T>(settings: Settings, work: (context: Context) => Promise<T>): Promise<T> {
  const context = await openContext(readSettings(settings));
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Puts pictures into a case of somebody's. */
async function addPictures(caller: Caller, count: number): Promise<void> {
  await caller.send('POST', '/api/auth/register', { json: CREDENTIALS });
  const { json } = await caller.send('POST', '/api/auth/login', { json: CREDENTIALS });
  const person = { token: json.token as string };
  const made = await caller.send('POST', '/api/cases', { ...person, json: { title: 'Cas' } });
  const images: object[] = [];
  for (let index = 0; index < count; index += 1) {
    const pixels = { raw: { width: 60, height: 40, channels: 1 } } as const;
    const png = await sharp(randomBytes(2400), pixels).png().toBuffer();
    images.push({ kind: 'image', ...(await upload(caller, person, png)).json });
  }
  const folders = [{ id: 'f1', name: 'Face', description: '', images }];
  const saved = await savePart(caller, person.token, made.json._id, { folders, mainImage: null }, 1);
  if (saved.status !== 200) throw new Error(saved.text);
}

/** Makes a file the database; its log goes with the one that was there. */
async function putDatabase(from: string, dataDir: string): Promise<void> {
  const path = sqlitePath(dataDir);
  for (const log of ['-wal', '-shm']) await rm(path + log, { force: true });
  await copyFile(from, path);
}

/** Sweeps on three days, when nothing that is unknown is young any more. */
async function sweepForDays(settings: Settings): Promise<Pick<WrongDatabase, 'refused' | 'discarded'>> {
  return onContext(settings, async (context) => {
    const sum = { refused: 0, discarded: 0 };
    for (const days of [1, 2, 3]) {
      const swept = await sweepFiles({ ...context, now: () => Date.now() + days * DAY });
      sum.refused += swept.refused;
      sum.discarded += swept.discarded;
    }
    return sum;
  });
}

/** The administrator's command does not go past what the start refuses. @throws Error when it does */
async function failToSweep(settings: Settings): Promise<Pick<WrongDatabase, 'refused' | 'discarded'>> {
  const { status, output } = await runAdmin(['sweep-files', '--confirm'], settings);
  if (status === 0) throw new Error(output);
  return { refused: 0, discarded: 0 };
}

/** A database that knows no image any more and carries the same id: the backup of the first day. */
function forgetImages(path: string): void {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  for (const table of ['item_file', 'upload', 'file']) database.exec(`delete from ${table}`);
  database.close();
}

/**
 * Takes a site that is stopped, adds pictures to it, and starts it again and again with a database that is not its
 * own or not of today; each time the right one comes back and every file is read.
 */
export async function runWrongDatabases(
  settings: Settings,
  pictures: number,
): Promise<{ found: WrongDatabase[]; files: number }> {
  const dataDir = settings.DATA_DIR as string;
  const aside = await mkdtemp(join(tmpdir(), 'wrong-database-'));
  const place = (name: string) => join(aside, name);
  try {
    const began = await whileRunning(settings, (caller) => addPictures(caller, 1));
    if (began) throw new Error(began);
    await backupDatabase(sqlitePath(dataDir), place('older'));
    await whileRunning(settings, (caller) => addPictures(caller, pictures));
    await backupDatabase(sqlitePath(dataDir), place('right'));
    await copyFile(place('right'), place('first-day'));
    forgetImages(place('first-day'));
    await whileRunning({ SEED: 'none', DATA_DIR: place('elsewhere') }, (caller) => addPictures(caller, 1));
    await backupDatabase(sqlitePath(place('elsewhere')), place('foreign'));
    const keys = await namesOf(settings);

    const found: WrongDatabase[] = [];
    for (const what of ['empty', 'foreign', 'older', 'first-day']) {
      if (what === 'empty') await rm(sqlitePath(dataDir));
      else await putDatabase(place(what), dataDir);
      const refusal = await whileRunning(settings);
      const swept = await (refusal ? failToSweep(settings) : sweepForDays(settings));
      await putDatabase(place('right'), dataDir);
      found.push({ what, refusal, ...swept, lost: await lostOf(settings, keys) });
    }
    return { found, files: keys.length };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The keys of every file in the store. */
async function namesOf(settings: Settings): Promise<string[]> {
  const files = await openFileStore(readSettings(settings));
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys;
}

/** What the site, with its own database, cannot read; it starts first, as anybody's does. */
async function lostOf(settings: Settings, keys: readonly string[]): Promise<string[]> {
  const refusal = await whileRunning(settings);
  if (refusal) return [refusal];
  return onContext(settings, async (context) => {
    const { missing, corrupt } = await checkFiles(context);
    const there = new Set(await namesOf(settings));
    return [...missing, ...corrupt, ...keys.filter((key) => !there.has(key))];
  });
}
