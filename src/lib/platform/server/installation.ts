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

/** A database and a file store: one installation, or a mistake. */
export interface Pair {
  db: Kysely<Database>;
  files: FileStore;
}

/** Where both are, as the administrator knows it. */
export type Places = Pick<Settings, 'dataDir' | 'databaseUrl' | 'filesUrl'>;

/** How far a database and a file store know each other. */
export interface Acquaintance {
  /** Files in the store. */
  stored: number;
  /** Files that the database names. */
  named: number;
  /** Files in the store that the database names. */
  shared: number;
}

/** Counts the files of both sides: reads the names of the whole store. */
export async function compareFiles({ db, files }: Pair): Promise<Acquaintance> {
  const named = await knownFiles(db);
  let stored = 0;
  let shared = 0;
  for await (const key of files.list()) {
    stored += 1;
    if (named.has(key)) shared += 1;
  }
  return { stored, named: named.size, shared };
}

/** The ids that both carry. */
interface Marks {
  ours: string | undefined;
  theirs: string | undefined;
}

/**
 * Checks that a database and a file store belong together, before anything is written to either or swept: they carry
 * the same id. If one carries none yet (new, or from before there were ids), both are marked when each side knows at
 * least half of the other, which holds for two empty ones.
 * @throws StartError when they do not belong together
 */
export async function joinInstallation(pair: Pair, places: Places): Promise<void> {
  const { ours, theirs } = await refuseStrangers(pair, places);
  if (ours === undefined || ours !== theirs) await inWords(unite(pair, ours ?? theirs), places);
}

/**
 * Like `joinInstallation`, but marks nothing: a database whose first filling fails, and which is thrown away, must
 * not leave a store behind that no other database may use.
 * @throws StartError when they do not belong together
 */
export async function refuseStrangers(pair: Pair, places: Places): Promise<Marks> {
  const { ours, theirs } = await marksOf(pair, places);
  if (ours !== undefined && ours === theirs) return { ours, theirs };
  const found = await compareFiles(pair);
  if (2 * found.shared < Math.max(found.stored, found.named)) throw refusal(places, found);
  // Another site's store that has no file yet. Two sites with one id would sweep each other's files.
  if (ours === undefined && theirs !== undefined && found.shared === 0) throw mismatch(places);
  return { ours, theirs };
}

/**
 * Like `joinInstallation`, for a store that is about to be filled: files may still be missing.
 * @returns marks both, to be called once the store is filled, so that a half-filled one counts as nobody's
 */
export async function joinToFill(pair: Pair, places: Places): Promise<(db: Pair['db']) => Promise<void>> {
  const { ours, theirs } = await marksOf(pair, places);
  if (ours === undefined || ours !== theirs) {
    const found = await compareFiles(pair);
    if (2 * found.shared < found.stored) throw refusal(places, found);
  }
  return (db) => inWords(unite({ db, files: pair.files }, ours ?? theirs), places);
}

/** Assigns a store to a database whatever ids they carry: only on the administrator's order. */
export async function adoptFiles(pair: Pair): Promise<void> {
  await unite(pair, await pair.files.installation());
}

/** Whether both still carry the same id: to be asked again before anything is taken away. */
export async function belongTogether({ db, files }: Pair): Promise<boolean> {
  const ours = await readInstallation(db);
  return ours !== undefined && ours === (await files.installation());
}

/**
 * Refuses the database of another installation before its schema is changed: its own version could no longer open it.
 * @throws StartError when both carry an id, and not the same
 */
export async function refuseForeign({ db, files }: Pair, places: Places): Promise<void> {
  compareMarks(await installationOfAny(db), await inWords(files.installation(), places), places);
}

/**
 * The store's is read first: another process of this site that marks both right now writes the database's first.
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

/** The database first: killed in between, the next start finds a store without a mark and goes on. */
async function unite({ db, files }: Pair, id: string = randomUUID()): Promise<void> {
  const kept = await keepInstallation(db, id);
  if ((await files.installation()) !== kept) await files.claim(kept);
}

/** A mark that cannot be read or written is reported to the administrator, whatever the store. */
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

function refusal(places: Places, { stored, named, shared }: Acquaintance): StartError {
  const words = stored === 0 ? installationMessages.noFiles : installationMessages.strangers;
  return new StartError(words(databaseOf(places), filesOf(places), { stored, named, shared }));
}

/** Never the address of a server: it holds a password. */
function databaseOf({ dataDir, databaseUrl }: Places): string {
  return databaseUrl === '' ? sqlitePath(dataDir) : 'DATABASE_URL';
}

function filesOf({ dataDir, filesUrl }: Places): string {
  return filesUrl === '' ? join(dataDir, 'files') : filesUrl;
}
