import { statfs } from 'node:fs/promises';
import { readHead } from '#lib/audit/server/entries-queries.ts';
import { thumbnailsAsked } from '#lib/images/server/make-thumbnail.ts';
import { readMailState } from '#lib/mail/server/send-mails.ts';
import { eventCount } from '#lib/platform/server/base/event-counts.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type Metric, single } from '../exposition.ts';
import { readFigures, readOccasions } from './state-queries.ts';

/** How long counts from the database are reused (ms), so that frequent requests do not repeat the queries. */
const COUNTED_EVERY = 10_000;

type Counted = Awaited<ReturnType<typeof count>>;
const counts = new WeakMap<Context['db'], { at: number; counted: Promise<Counted> }>();

async function count(context: Context) {
  const { db, now } = context;
  const [figures, head, occasions, mail] = await Promise.all([
    readFigures(db, now()),
    readHead(db),
    readOccasions(db),
    readMailState(context),
  ]);
  return { ...figures, auditEntries: head.number, ...occasions, mail };
}

/** The counts from the database, reused within that time. */
function counted(context: Context): Promise<Counted> {
  const known = counts.get(context.db);
  if (known && context.now() - known.at < COUNTED_EVERY) return known.counted;
  const made = count(context);
  counts.set(context.db, { at: context.now(), counted: made });
  made.catch(() => counts.delete(context.db));
  return made;
}

const seconds = (at: number | null) => at && at / 1000;

/** Metrics of the site, identical in every process. @throws the database's error */
export async function siteMetrics(context: Context): Promise<Metric[]> {
  const read = await counted(context);
  return [
    single('negatoscope_people', 'gauge', 'Accounts.', read.people),
    single('negatoscope_sessions_open', 'gauge', 'Sessions that have not ended.', read.sessions),
    {
      name: 'negatoscope_items',
      type: 'gauge',
      help: 'Items by kind and visibility.',
      samples: read.items.map(({ kind, visibility, count: value }) => ({
        value,
        labels: { kind, visibility },
      })),
    },
    single('negatoscope_stored_bytes', 'gauge', 'Bytes of images in use, as in quotas.', read.storedBytes),
    single('negatoscope_uploads_pending', 'gauge', 'Uploads under way.', read.uploads),
    single(
      'negatoscope_files_to_erase',
      'gauge',
      'Files to be erased and not erased yet.',
      read.filesToErase,
    ),
    single('negatoscope_mails_waiting', 'gauge', 'Mails to be sent.', read.mail?.waiting ?? null),
    single('negatoscope_flags_open', 'gauge', 'Flags that wait for an administrator.', read.openFlags),
    single('negatoscope_images_hidden', 'gauge', 'Images hidden from readers.', read.hiddenImages),
    single(
      'negatoscope_audit_entries',
      'gauge',
      'Number of the last entry of the journal.',
      read.auditEntries,
    ),
    single('negatoscope_last_backup_timestamp_seconds', 'gauge', 'The last backup.', seconds(read.backup)),
    single(
      'negatoscope_last_restore_rehearsal_timestamp_seconds',
      'gauge',
      'The last rehearsal of restoring a backup.',
      seconds(read.rehearsal),
    ),
  ];
}

/** Metrics of this process's work, and of the disk with the data folder. */
export async function workMetrics({ ingest, connections, settings }: Context): Promise<Metric[]> {
  const load = Object.entries(ingest.load());
  const { bavail, bsize, blocks } = await statfs(settings.dataDir);
  return [
    {
      name: 'negatoscope_image_jobs_waiting',
      type: 'gauge',
      help: 'Images that wait to be worked on, small and large.',
      samples: load.map(([size, { waiting }]) => ({ value: waiting, labels: { size } })),
    },
    {
      name: 'negatoscope_image_processes',
      type: 'gauge',
      help: 'Processes that work on images.',
      samples: load.map(([size, { processes }]) => ({ value: processes, labels: { size } })),
    },
    single(
      'negatoscope_thumbnails_waiting',
      'gauge',
      'Thumbnails asked for, not made.',
      thumbnailsAsked(ingest),
    ),
    {
      name: 'negatoscope_database_connections',
      type: 'gauge',
      help: 'Connections to PostgreSQL, and queries that wait for one.',
      samples: Object.entries(connections?.() ?? {}).map(([state, value]) => ({ value, labels: { state } })),
    },
    single('negatoscope_disk_free_bytes', 'gauge', 'Free on the disk of DATA_DIR.', bavail * bsize),
    single('negatoscope_disk_size_bytes', 'gauge', 'Size of the disk of DATA_DIR.', blocks * bsize),
    single(
      'negatoscope_sign_ins_failed_total',
      'counter',
      'Wrong names or passwords.',
      eventCount('sign_in_failed'),
    ),
  ];
}
