import { statfs } from 'node:fs/promises';
import { readHead } from '#lib/audit/server/entries-queries.ts';
import type { MailState } from '#lib/mail/delivery.ts';
import { readMailState } from '#lib/mail/server/send-mails.ts';
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
  /** Undefined where the site sends no mails. */
  mail: MailState | undefined;
  lastBackup: number | null;
  lastRehearsal: number | null;
}

/** Reads how the site does. */
export async function readState(context: Context): Promise<SiteState> {
  const { db, engine, settings } = context;
  const [counts, head, occasions, disk, mail] = await Promise.all([
    countSite(db),
    readHead(db),
    readOccasions(db),
    statfs(settings.dataDir),
    readMailState(context),
  ]);
  return {
    engine,
    store: settings.filesUrl.startsWith('s3:') ? 's3' : 'disk',
    diskFree: disk.bavail * disk.bsize,
    ...counts,
    auditEntries: head.number,
    mail,
    lastBackup: occasions.backup,
    lastRehearsal: occasions.rehearsal,
  };
}

/** Notes that a backup, or a rehearsal of restoring one, has just succeeded. */
export function recordOccasion(context: Context, occasion: Occasion): Promise<void> {
  return tx(context, (trx) => noteOccasion(trx, occasion, context.now()));
}
