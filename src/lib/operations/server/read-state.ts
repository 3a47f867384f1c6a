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

/** Timeout for the file store (ms), acceptable for a page that shows the state. */
const PATIENCE = 2_000;

/** Whether the file store responds, tested by reading its installation mark. */
function answers(files: Pick<Context['files'], 'installation'>, patience: number): Promise<boolean> {
  const late = new AbortController();
  const answered = files.installation().then(
    () => true,
    () => false,
  );
  const tooLate = pause(patience, false, { signal: late.signal }).catch(() => false);
  return Promise.race([answered, tooLate]).finally(() => late.abort());
}

/** Reads the state of the site. */
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

/** Records the success of a backup, or of a rehearsal of restoring one. */
export function recordOccasion(context: Context, occasion: Occasion): Promise<void> {
  return tx(context, (trx) => noteOccasion(trx, occasion, context.now()));
}
