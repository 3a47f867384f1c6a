import { statfs } from 'node:fs/promises';
import { readHead } from '#lib/audit/server/entries-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Engine } from '#lib/platform/server/db/engine/engine.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { countSite, noteOccasion, type Occasion, readOccasions } from './state-queries.ts';

/** How the site does. Dates are epoch milliseconds. */
export interface SiteState {
  engine: Engine;
  store: 'disk' | 's3';
  /** Bytes free on the disk of the data folder. */
  diskFree: number;
  people: number;
  items: number;
  uploads: number;
  /** Entries that the audit log has had, those that are gone by `LOG_DAYS` too. */
  auditEntries: number;
  lastBackup: number | null;
  lastRehearsal: number | null;
}

/** Reads how the site does. */
export async function readState({ db, engine, settings }: Context): Promise<SiteState> {
  const [counts, head, occasions, disk] = await Promise.all([
    countSite(db),
    readHead(db),
    readOccasions(db),
    statfs(settings.dataDir),
  ]);
  return {
    engine,
    store: settings.filesUrl.startsWith('s3:') ? 's3' : 'disk',
    diskFree: disk.bavail * disk.bsize,
    ...counts,
    auditEntries: head.number,
    lastBackup: occasions.backup,
    lastRehearsal: occasions.rehearsal,
  };
}

/** Notes that a backup, or a rehearsal of restoring one, has just succeeded. */
export function recordOccasion(context: Context, occasion: Occasion): Promise<void> {
  return tx(context, (trx) => noteOccasion(trx, occasion, context.now()));
}
