import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { readHead } from '#lib/audit/server/entries-queries.ts';
import { thumbnailsAsked } from '#lib/images/server/make-thumbnail.ts';
import { readMailState } from '#lib/mail/server/send-mails.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { SiteState } from '../site-state.ts';
import { buildFacts } from './build-facts.ts';
import { certificatesOf } from './certificates.ts';
import { countSite, noteOccasion, type Occasion, readEngineVersion, readOccasions } from './state-queries.ts';

/** How long to wait for the file store (ms): as long as a page of the state may take. */
const PATIENCE = 2_000;

/** Whether the file store answers, by the mark that it carries. */
function answers(files: Pick<Context['files'], 'installation'>, patience: number): Promise<boolean> {
  const late = new AbortController();
  const answered = files.installation().then(
    () => true,
    () => false,
  );
  const tooLate = pause(patience, false, { signal: late.signal }).catch(() => false);
  return Promise.race([answered, tooLate]).finally(() => late.abort());
}

/** Reads how the site does. */
export async function readState(context: Context, patience = PATIENCE): Promise<SiteState> {
  const { db, engine, settings, files, ingest, now } = context;
  const [counts, head, occasions, disk, engineVersion, storeAnswers, mail, certificates] = await Promise.all([
    countSite(db),
    readHead(db),
    readOccasions(db),
    statfs(settings.dataDir),
    readEngineVersion(db, engine),
    answers(files, patience),
    readMailState(context),
    certificatesOf(settings, now(), { isPatient: true }),
  ]);
  const { small, large } = ingest.load();
  return {
    ...buildFacts(),
    engine,
    engineVersion,
    store: settings.filesUrl.startsWith('s3:') ? 's3' : 'disk',
    storeAnswers,
    diskFree: disk.bavail * disk.bsize,
    ...counts,
    imagesWaiting: small.waiting + large.waiting + thumbnailsAsked(ingest),
    auditEntries: head.number,
    mail,
    lastBackup: occasions.backup,
    lastRehearsal: occasions.rehearsal,
    certificates,
  };
}

/** Notes that a backup, or a rehearsal of restoring one, has just succeeded. */
export function recordOccasion(context: Context, occasion: Occasion): Promise<void> {
  return tx(context, (trx) => noteOccasion(trx, occasion, context.now()));
}
