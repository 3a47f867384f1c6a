import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './db/schema.ts';

const POLL_MS = 500;

/** What a write changed in public content: only figures, or also which items match which list. */
export type ContentChange = 'figures' | 'lists';

/**
 * Names the state of everything anonymous visitors can see. Two reads under one version give the same pages
 * (but for views, which don't count), so caches are keyed by it. Take the version before reading the data.
 */
export interface ContentVersion {
  /** Changes with any public content: published, edited, unpublished, deleted, rated, copied. */
  current(): string;
  /** Changes only when some list may hold other items. */
  lists(): string;
  /** Announces a change, as part of the transaction that makes it. */
  bump(trx: Transaction<Database>, change: ContentChange): Promise<void>;
  /** Called once the transaction is committed. */
  settle(trx: Transaction<Database>): void;
  close(): void;
}

interface Versions {
  content: string;
  lists: string;
}

/** Opens the version kept in `meta`, and follows what other processes write there. */
export async function openContentVersion(db: Kysely<Database>): Promise<ContentVersion> {
  let versions = await read(db);
  let settled = 0;
  const pending = new WeakMap<Transaction<Database>, Versions>();

  async function poll(): Promise<void> {
    const before = settled;
    const found = await read(db);
    // A poll begun before our own last commit may bring back the past.
    if (before === settled) versions = found;
  }
  // While the database is away, what is known stays true for whoever reads from a cache.
  const timer = setInterval(() => poll().catch(() => undefined), POLL_MS).unref();

  return {
    current: () => versions.content,
    lists: () => versions.lists,
    async bump(trx, change) {
      const id = randomUUID();
      const keys = change === 'lists' ? ['content_version', 'list_version'] : ['content_version'];
      await trx.updateTable('meta').set({ value: id }).where('key', 'in', keys).execute();
      const lists = change === 'lists' ? id : (pending.get(trx)?.lists ?? versions.lists);
      pending.set(trx, { content: id, lists });
    },
    settle(trx) {
      const written = pending.get(trx);
      if (!written) return;
      versions = written;
      settled += 1;
    },
    close: () => clearInterval(timer),
  };
}

async function read(db: Kysely<Database>): Promise<Versions> {
  const rows = await db
    .selectFrom('meta')
    .select(['key', 'value'])
    .where('key', 'in', ['content_version', 'list_version'])
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return { content: values.get('content_version') ?? '', lists: values.get('list_version') ?? '' };
}
