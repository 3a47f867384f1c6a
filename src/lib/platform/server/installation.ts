import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { knownFiles } from '#lib/images/server/known-files-queries.ts';
import { installationMessages } from '../installation-texts.ts';
import type { Settings } from './base/settings.ts';
import { StartError } from './base/start-error.ts';
import { sqlitePath } from './db/engine/open.ts';
import { installationOfAny, keepInstallation, readInstallation } from './db/meta/installation.ts';
import type { Database } from './db/schema.ts';
import type { FileStore } from './files/store.ts';

/** A database and a file store, which should belong to one installation. */
export interface Pair {
  db: Kysely<Database>;
  files: FileStore;
}

/** Locations of both, as in the administrator's settings. */
export type Places = Pick<Settings, 'dataDir' | 'databaseUrl' | 'filesUrl'>;

/** How well the content of a database and a file store match. */
export interface StoreComparison {
  /** Files in the store. */
  stored: number;
  /** Number of files that the database references. */
  named: number;
  /** Number of files in the store that the database references. */
  shared: number;
}

/** Counts the files of both sides; this lists the whole store. */
export async function compareFiles({ db, files }: Pair): Promise<StoreComparison> {
  const named = await knownFiles(db);
  let stored = 0;
  let shared = 0;
  for await (const key of files.list()) {
    stored += 1;
    if (named.has(key)) shared += 1;
  }
  return { stored, named: named.size, shared };
}

/** The installation ids of both sides. */
interface Marks {
  ours: string | undefined;
  theirs: string | undefined;
}

/**
 * Checks that a database and a file store belong together, before anything is written or swept: they must have
 * the same id. If one has none yet (new, or older than ids), both are marked, provided that at least half of the files
 * of each side are known to the other, which is true of two empty ones.
 * @throws StartError when they do not belong together
 */
export async function joinInstallation(pair: Pair, places: Places): Promise<void> {
  const { ours, theirs } = await refuseStrangers(pair, places);
  if (ours === undefined || ours !== theirs) await inWords(unite(pair, ours ?? theirs), places);
}

/**
 * Like `joinInstallation`, but without marking: a database that is discarded because its initial filling failed must
 * not leave a store behind that no other database may use.
 * @throws StartError when they do not belong together
 */
export async function refuseStrangers(pair: Pair, places: Places): Promise<Marks> {
  const { ours, theirs } = await marksOf(pair, places);
  if (ours !== undefined && ours === theirs) return { ours, theirs };
  const found = await compareFiles(pair);
  if (2 * found.shared < Math.max(found.stored, found.named)) throw refusal(places, found);
  // A store of another site that has no files yet. Two sites with one id would sweep each other's files.
  if (ours === undefined && theirs !== undefined && found.shared === 0) throw mismatch(places);
  return { ours, theirs };
}

/**
 * Like `joinInstallation`, for a store that will be filled: files may still be missing.
 * @returns a function that marks both, to be called after filling; a half-filled store stays unmarked
 */
export async function joinToFill(pair: Pair, places: Places): Promise<(db: Pair['db']) => Promise<void>> {
  const { ours, theirs } = await marksOf(pair, places);
  if (ours === undefined || ours !== theirs) {
    const found = await compareFiles(pair);
    if (2 * found.shared < found.stored) throw refusal(places, found);
  }
  return (db) => inWords(unite({ db, files: pair.files }, ours ?? theirs), places);
}

/** Assigns a store to a database whatever their ids are, on the administrator's order only. */
export async function adoptFiles(pair: Pair): Promise<void> {
  await unite(pair, await pair.files.installation());
}

/** Whether both still have the same id; must be checked again before anything is deleted. */
export async function belongTogether({ db, files }: Pair): Promise<boolean> {
  const ours = await readInstallation(db);
  return ours !== undefined && ours === (await files.installation());
}

/**
 * Refuses another installation's database before its schema is changed: its own version could no longer open it.
 * @throws StartError when both carry an id, and not the same
 */
export async function refuseForeign({ db, files }: Pair, places: Places): Promise<void> {
  compareMarks(await installationOfAny(db), await inWords(files.installation(), places), places);
}

/**
 * Reads the store's id first: another process that marks both at this moment marks the database first.
 * @throws StartError when both carry an id, and not the same
 */
async function marksOf({ db, files }: Pair, places: Places): Promise<Marks> {
  const theirs = await inWords(files.installation(), places);
  const ours = await readInstallation(db);
  compareMarks(ours, theirs, places);
  return { ours, theirs };
}

function compareMarks(ours: string | undefined, theirs: string | undefined, places: Places): void {
  if (ours !== undefined && theirs !== undefined && ours !== theirs) throw mismatch(places);
}

/** Marks the database first: after a crash in between, the next start finds an unmarked store and continues. */
async function unite({ db, files }: Pair, id: string = randomUUID()): Promise<void> {
  const kept = await keepInstallation(db, id);
  if ((await files.installation()) !== kept) await files.claim(kept);
}

/** Reports an id that cannot be read or written to the administrator, whatever the store. */
async function inWords<T>(marking: Promise<T>, places: Places): Promise<T> {
  try {
    return await marking;
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    throw new StartError(installationMessages.unmarkable(filesOf(places), message), { cause: error });
  }
}

function mismatch(places: Places): StartError {
  return new StartError(installationMessages.mismatch(databaseOf(places), filesOf(places)));
}

function refusal(places: Places, { stored, named, shared }: StoreComparison): StartError {
  const words = stored === 0 ? installationMessages.noFiles : installationMessages.strangers;
  return new StartError(words(databaseOf(places), filesOf(places), { stored, named, shared }));
}

/** The database's location, never its URL, which contains a password. */
function databaseOf({ dataDir, databaseUrl }: Places): string {
  return databaseUrl === '' ? sqlitePath(dataDir) : 'DATABASE_URL';
}

function filesOf({ dataDir, filesUrl }: Places): string {
  return filesUrl === '' ? join(dataDir, 'files') : filesUrl;
}
