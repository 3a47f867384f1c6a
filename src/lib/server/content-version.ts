import { sql, type Transaction } from 'kysely';
import type { Announcements } from './db/announcements.ts';
import type { OpenDatabase } from './db/open.ts';
import type { Database } from './db/schema.ts';
import { tx } from './db/transaction.ts';

/** How often the database is asked although nothing was announced (ms). */
const POLL = 500;
/** Changes too frequent to be announced each are gathered for so long (ms). */
const GATHERING = 300;

/** What a write changed in public content: only figures, or also which items match which list. */
export type ContentChange = 'figures' | 'lists';

/**
 * Names the state of everything anonymous visitors can see. Two reads under one version give the same pages, so
 * caches are keyed by it. Take the version before reading the data. On every process it follows a committed change
 * at once (as soon as PostgreSQL announces it), or after half a second where announcements are lost.
 */
export interface ContentVersion {
  /** Goes up with any public content: published, edited, unpublished, deleted, rated, copied. */
  current(): number;
  /** Goes up only when some list may hold other items. */
  lists(): number;
  /** Announces a change, as part of the transaction that makes it. */
  bump(trx: Transaction<Database>, change: ContentChange): Promise<void>;
  /** Announces new figures a moment after they were committed, many at a time: views. */
  bumpSoon(): void;
  /** Called once the transaction is committed. */
  settle(trx: Transaction<Database>): void;
  close(): void;
}

interface Versions {
  content: number;
  lists: number;
}

const KEYS = ['content_version', 'list_version'] as const;

/** Opens the version kept in `meta`, and follows what other processes write there. */
export async function openContentVersion({
  db,
  announcements,
}: Pick<OpenDatabase, 'db' | 'announcements'>): Promise<ContentVersion> {
  let versions = await read(announcements);
  const pending = new WeakMap<Transaction<Database>, Versions>();
  let gathering: NodeJS.Timeout | undefined;

  /** They only go up: whatever is learnt late changes nothing. */
  function adopt({ content, lists }: Versions): void {
    versions = { content: Math.max(content, versions.content), lists: Math.max(lists, versions.lists) };
  }

  // While the database is away, what is known stays true for whoever reads from a cache.
  const follow = oneAtATime(() => read(announcements).then(adopt, () => undefined));
  announcements.hear(follow);
  const timer = setInterval(follow, POLL).unref();

  const version: ContentVersion = {
    current: () => versions.content,
    lists: () => versions.lists,
    async bump(trx, change) {
      const keys = change === 'lists' ? KEYS : KEYS.slice(0, 1);
      const rows = await trx
        .updateTable('meta')
        .set({ value: sql<string>`cast(cast(value as bigint) + 1 as text)` })
        .where('key', 'in', keys)
        .returning(['key', 'value'])
        .execute();
      pending.set(trx, versionsIn(rows));
      await announcements.announce(trx);
    },
    bumpSoon() {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        // What is lost with the database is shown when the kept pages are rendered anew.
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

async function read({ db }: Announcements): Promise<Versions> {
  return versionsIn(await db.selectFrom('meta').select(['key', 'value']).where('key', 'in', KEYS).execute());
}

/** A version that is not among the rows is as old as can be. */
function versionsIn(rows: readonly { key: string; value: string }[]): Versions {
  const [content, lists] = KEYS.map((name) => Number(rows.find(({ key }) => key === name)?.value ?? 0));
  return { content: content!, lists: lists! };
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
