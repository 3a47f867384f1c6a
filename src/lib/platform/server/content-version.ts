import type { Transaction } from 'kysely';
import type { OpenDatabase } from './db/engine/open.ts';
import {
  type ContentChange,
  type ContentVersions,
  raiseContentVersions,
  readContentVersions,
} from './db/meta/content-versions.ts';
import type { Database } from './db/schema.ts';
import { tx } from './db/transaction.ts';

/** How often the database is queried although nothing was announced (ms). */
const POLL = 500;
/** Changes too frequent to be announced each are gathered for so long (ms). */
const GATHERING = 300;

/**
 * Names the state of everything anonymous visitors can see. Two reads under one version give the same pages, so
 * caches are keyed by it. Take the version before reading the data. On every process it follows a committed change
 * at once (as soon as PostgreSQL announces it), or after half a second where announcements are lost.
 */
export interface ContentVersion {
  /** Increases with every change of public content: published, edited, unpublished, deleted, rated, copied. */
  current(): number;
  /** Increases only when some list may contain other items. */
  lists(): number;
  /** Announces a change, as part of the transaction that makes it. */
  bump(trx: Transaction<Database>, change: ContentChange): Promise<void>;
  /** Announces new figures a moment after they were committed, many at a time: views. */
  bumpSoon(): void;
  /** Called once the transaction is committed. */
  settle(trx: Transaction<Database>): void;
  close(): void;
}

/** Opens the version kept in `meta`, and follows what other processes write there. */
export async function openContentVersion({
  db,
  announcements,
}: Pick<OpenDatabase, 'db' | 'announcements'>): Promise<ContentVersion> {
  let versions = await readContentVersions(announcements.db);
  const pending = new WeakMap<Transaction<Database>, ContentVersions>();
  let gathering: NodeJS.Timeout | undefined;

  /** Versions only increase: news that arrives late changes nothing. */
  function adopt({ content, lists }: ContentVersions): void {
    versions = { content: Math.max(content, versions.content), lists: Math.max(lists, versions.lists) };
  }

  // While the database is away, readers of a cache continue with the last known version.
  const follow = oneAtATime(() => readContentVersions(announcements.db).then(adopt, () => undefined));
  announcements.hear(follow);
  const timer = setInterval(follow, POLL).unref();

  const version: ContentVersion = {
    current: () => versions.content,
    lists: () => versions.lists,
    async bump(trx, change) {
      pending.set(trx, await raiseContentVersions(trx, change));
      await announcements.announce(trx);
    },
    bumpSoon() {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        // When cached pages are rendered again, they show that part of the database is lost.
        tx({ db, contentVersion: version }, (trx) => version.bump(trx, 'figures')).catch(() => undefined);
      }, GATHERING).unref();
    },
    settle(trx) {
      const written = pending.get(trx);
      if (written) adopt(written);
    },
    close() {
      clearInterval(timer);
      clearTimeout(gathering);
    },
  };
  return version;
}

/** Runs `work` when called; once more after it, when called meanwhile. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return function run() {
    again = running;
    if (running) return;
    running = true;
    void work().finally(() => {
      running = false;
      if (again) run();
    });
  };
}
