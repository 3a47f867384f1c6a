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

/** Interval (ms) at which the database is queried even without an announcement. */
const POLL = 500;
/** Changes too frequent to be announced one by one are collected for this long (ms). */
const GATHERING = 300;

/**
 * A version number for everything that anonymous visitors can see. Two reads with the same version give the same pages,
 * which lets caches use it as a key. Take the version before reading the data. Every process learns of a committed
 * change at once (as soon as PostgreSQL announces it), or within half a second if announcements are lost.
 */
export interface ContentVersion {
  /** Increases with every change of public content: published, edited, unpublished, deleted, rated, copied. */
  current(): number;
  /** Increases only with changes that may affect the items in a list. */
  lists(): number;
  /** Announces a change, as part of the transaction that makes it. */
  bump(trx: Transaction<Database>, change: ContentChange): Promise<void>;
  /** Announces new view counts shortly after they were committed, many at a time. */
  bumpSoon(): void;
  /** Called after the transaction is committed. */
  settle(trx: Transaction<Database>): void;
  close(): void;
}

/** Opens the version stored in `meta`, and follows the changes of other processes. */
export async function openContentVersion({
  db,
  announcements,
}: Pick<OpenDatabase, 'db' | 'announcements'>): Promise<ContentVersion> {
  let versions = await readContentVersions(announcements.db);
  const pending = new WeakMap<Transaction<Database>, ContentVersions>();
  let gathering: NodeJS.Timeout | undefined;

  /** Takes over newer versions; versions only increase, which makes late messages harmless. */
  function adopt({ content, lists }: ContentVersions): void {
    versions = { content: Math.max(content, versions.content), lists: Math.max(lists, versions.lists) };
  }

  // While the database is unavailable, caches continue with the last known version.
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
        // A failure is ignored here: rendering cached pages again reports a lost database by itself.
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

/** Runs `work` when called; if called again during that, runs it once more afterwards. */
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
