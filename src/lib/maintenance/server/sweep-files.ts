import { deleteUnusedFiles } from '#lib/images/server/files-queries.ts';
import { isToErase, markCopiesToErase } from '#lib/images/server/files-to-erase-queries.ts';
import { deleteUploadsBefore } from '#lib/images/server/finished-uploads-queries.ts';
import { isKnownFile, knownFiles } from '#lib/images/server/known-files-queries.ts';
import { releaseFiles } from '#lib/images/server/user-storage-queries.ts';
import { UPLOAD_KEPT } from '#lib/images/upload-limits.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { eachFile } from '#lib/platform/server/files/each-file.ts';
import { belongTogether } from '#lib/platform/server/installation.ts';
import type { Swept } from '../swept.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { sweepTrash } from './trash.ts';

/** Bytes and rows younger than this may be in the process of being stored (ms). */
const GRACE = 3_600_000;
/** Number of files that may always be removed at once: in a small store, the allowed fraction is less than one exam. */
const ALWAYS_ALLOWED = 500;

type Sweepable = Pick<Context, 'db' | 'files' | 'now' | 'settings'>;

/**
 * Frees unused storage: first bytes without a row in the database, then rows that nothing refers to
 * (a copy counts). Bytes are removed one sweep after their rows, so that a backup taken in between is complete; they go
 * to the trash, many at once only if they are a small fraction of the store (`SWEEP_SHARE`) or the administrator
 * has `confirmed`: a database without most of the files is probably the wrong one. Two sweeps may run at once.
 * @throws Error when the database and the store no longer belong to the same installation
 */
export async function sweepFiles(
  context: Context,
  { confirmed = false, alwaysAllowed = ALWAYS_ALLOWED } = {},
): Promise<Swept> {
  if (!(await belongTogether(context)))
    throw new Error('The file store no longer carries the mark of this database');
  const before = context.now();
  const bytes = await sweepBytes(context, before - GRACE, confirmed ? Infinity : alwaysAllowed);
  await forgetFinished(context, before - UPLOAD_KEPT);
  await markCopiesToErase(context.db);
  const rows = await deleteUnusedFiles(context.db, before - GRACE);
  const uploads = await sweepUploads(context);
  return { ...bytes, rows, uploads };
}

/** Uploaded or removed images that were not used in time can no longer be attached, and free their person's quota. */
function forgetFinished(context: Context, before: number): Promise<void> {
  return tx(context, async (trx) => {
    const gone = await deleteUploadsBefore(trx, before);
    const byPerson = Map.groupBy(gone, ({ user_id }) => user_id);
    for (const [userId, rows] of [...byPerson].sort())
      await releaseFiles(
        trx,
        userId,
        rows.map(({ sha256 }) => sha256),
      );
  });
}

async function sweepBytes(context: Sweepable, before: number, alwaysAllowed: number) {
  const { db, files, settings } = context;
  const { stored, unknown } = await findUnknown(context, before);
  if (unknown.length > Math.max(alwaysAllowed, (stored * settings.sweepShare) / 100))
    return { stored, discarded: 0, refused: unknown.length, recovered: 0, erased: 0 };
  let discarded = 0;
  await eachFile(unknown, async (key) => {
    if ((await isKnownFile(db, key)) || !(await isOld(context, key, before))) return;
    // Masked files do not go to the trash, since nobody must see them again.
    if (await isToErase(db, key)) await files.delete(key);
    else await files.trash.add(key);
    discarded += 1;
  });
  return { stored, discarded, refused: 0, ...(await sweepTrash(context, before)) };
}

/** Files without a row in the database that were stored before a time. */
async function findUnknown(context: Sweepable, before: number) {
  const known = await knownFiles(context.db);
  let stored = 0;
  const unknown: string[] = [];
  await eachFile(context.files.list(), async (key) => {
    stored += 1;
    if (!known.has(key) && (await isOld(context, key, before))) unknown.push(key);
  });
  return { stored, unknown };
}

/** Checked last: a process that stores the same bytes meanwhile renews their date before recording them. */
async function isOld({ files }: Sweepable, key: string, before: number): Promise<boolean> {
  const putAt = await files.putAt(key);
  return putAt !== undefined && putAt < before;
}
