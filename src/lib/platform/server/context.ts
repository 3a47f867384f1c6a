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

/** Everything outside of itself that a use case needs. */
export interface Context {
  settings: Settings;
  db: Kysely<Database>;
  engine: Engine;
  /** The state of the connections to a database server; absent for the embedded database. */
  connections?: (() => Connections) | undefined;
  /** The error of the first query that met damaged data; undefined while there was none. */
  damage(): unknown;
  files: FileStore;
  /** Copies of files, while they are read and a while longer. */
  temporary: TemporaryFiles;
  /** The bytes of unfinished uploads. */
  parts: PartStore;
  /** The disk of the data folder. */
  room: DiskRoom;
  /** The disk of the embedded database; without end where the database is a server's. */
  databaseRoom: DiskRoom;
  /** Processes uploaded files, in separate processes. */
  ingest: Ingest;
  /** Processes the bodies of items; large ones in a separate thread. */
  bodies: Bodies;
  /** Reads lists, in a separate thread. */
  lists: Lists;
  contentVersion: ContentVersion;
  /** Epoch milliseconds. */
  now(): number;
  close(): Promise<void>;
}

/** Options for opening a context. */
export interface ContextOptions {
  /** A command run beside the server does without, and leaves the data folder's lock to it. */
  exclusive?: boolean;
  /** Whether an empty database is filled next (`fillWhenEmpty`), which then marks it and its file store. */
  fills?: boolean;
}

/**
 * Opens the engines that the settings choose: the only place that does.
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
    // The data folder is ours by now, and nothing of the database was changed yet.
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
 * The process's one context. It hangs on the global object because `server-process.ts` and the built pages are two
 * copies of this module, and there must be one database handle.
 */
export function getContext(): Promise<Context> {
  if (shared[KEY]) return shared[KEY];
  keepFilesPrivate();
  const opening = openContext(readSettings(), { fills: true });
  // A start that failed (database away) may succeed the next time.
  opening.catch(() => {
    if (shared[KEY] === opening) shared[KEY] = undefined;
  });
  shared[KEY] = opening;
  return opening;
}
