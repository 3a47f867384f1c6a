import type { Kysely } from 'kysely';
import { type Ingest, openIngest } from '#lib/images/server/ingest/pool.ts';
import { type Bodies, openBodies } from '#lib/items/server/bodies/bodies.ts';
import { type Lists, listsOn, openLists } from '#lib/items/server/lists/open.ts';
import { keepFilesPrivate } from './base/private-files.ts';
import { readSettings, type Settings } from './base/settings.ts';
import { type ContentVersion, openContentVersion } from './content-version.ts';
import type { Engine } from './db/engine/engine.ts';
import { openDatabase } from './db/engine/open.ts';
import type { Connections } from './db/engine/postgres.ts';
import { isFilled } from './db/meta/seed-marker.ts';
import type { Database } from './db/schema.ts';
import { type DiskRoom, ENDLESS_ROOM, openDiskRoom } from './files/disk-room.ts';
import { openFileStore, openPartStore, temporaryFilesOf } from './files/open.ts';
import type { PartStore } from './files/part-store.ts';
import type { FileStore } from './files/store.ts';
import type { TemporaryFiles } from './files/temporary-files.ts';
import { joinInstallation, refuseForeign, refuseStrangers } from './installation.ts';

/** The external dependencies of use cases. */
export interface Context {
  settings: Settings;
  db: Kysely<Database>;
  engine: Engine;
  /** The state of the connections to a database server; absent for the embedded database. */
  connections?: (() => Connections) | undefined;
  /** The error of the first query that found damaged data; undefined if there was none. */
  damage(): unknown;
  files: FileStore;
  /** Temporary local copies of files, kept while they are read and for some time after. */
  temporary: TemporaryFiles;
  /** The bytes of unfinished uploads. */
  parts: PartStore;
  /** The disk of the data folder. */
  room: DiskRoom;
  /** The disk of the embedded database; unlimited if the database is on a server. */
  databaseRoom: DiskRoom;
  /** Processes uploaded files, in separate processes. */
  ingest: Ingest;
  /** Processes the bodies of items; large ones in a separate thread. */
  bodies: Bodies;
  /** Reads lists, in a separate thread. */
  lists: Lists;
  contentVersion: ContentVersion;
  /** The current time in epoch milliseconds. */
  now(): number;
  close(): Promise<void>;
}

/** Options for opening a context. */
export interface ContextOptions {
  /** Whether to lock the data folder; commands that run beside the server do not. */
  exclusive?: boolean;
  /** Whether an empty database will be filled next (`fillWhenEmpty`), which then marks it and its file store. */
  fills?: boolean;
}

/**
 * Opens the engines selected by the settings; no other code does.
 * @throws StartError in words for the administrator
 */
export async function openContext(
  settings: Settings,
  { exclusive = true, fills = false }: ContextOptions = {},
): Promise<Context> {
  const room = openDiskRoom(settings.dataDir, settings.diskReserve);
  const temporary = temporaryFilesOf(settings, room);
  const opening = Promise.withResolvers<FileStore>();
  const database = await openDatabase({
    ...settings,
    exclusive,
    // The data folder is locked at this point, and the database is still unchanged.
    async beforeMigrating(db) {
      const files = await openFileStore(settings, temporary);
      await refuseForeign({ db, files }, settings);
      opening.resolve(files);
    },
  });
  try {
    const files = await opening.promise;
    const waits = fills && settings.seed !== 'none' && !(await isFilled(database.db));
    await (waits ? refuseStrangers : joinInstallation)({ db: database.db, files }, settings);
    const contentVersion = await openContentVersion(database);
    const ingest = openIngest();
    const bodies = openBodies();
    const lists = database.shared ? openLists(settings, database.notice) : listsOn(database);
    return {
      settings,
      db: database.db,
      engine: database.engine,
      connections: database.connections,
      damage: database.damage,
      files,
      temporary,
      parts: await openPartStore(settings),
      room,
      databaseRoom: database.engine === 'sqlite' ? room : ENDLESS_ROOM,
      ingest,
      bodies,
      lists,
      contentVersion,
      now: Date.now,
      async close() {
        ingest.close();
        bodies.close();
        contentVersion.close();
        await lists.close();
        await temporary.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const KEY = Symbol.for('negatoscope.context');
const shared = globalThis as { [KEY]?: Promise<Context> | undefined };

/**
 * The single context of the process. It is stored on the global object because `server-process.ts` and the built pages
 * contain two copies of this module, and there must be only one database handle.
 */
export function getContext(): Promise<Context> {
  if (shared[KEY]) return shared[KEY];
  keepFilesPrivate();
  const opening = openContext(readSettings(), { fills: true });
  // A failed start (database unavailable) may succeed the next time.
  opening.catch(() => {
    if (shared[KEY] === opening) shared[KEY] = undefined;
  });
  shared[KEY] = opening;
  return opening;
}
