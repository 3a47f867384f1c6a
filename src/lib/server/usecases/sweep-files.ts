import { UPLOAD_KEPT } from '#lib/contract/uploads.ts';
import type { Context } from '../context.ts';
import { isKnownFile, knownFiles } from '../db/known-files.ts';

export interface Swept {
  /** Files of uploads that nobody finished. */
  uploads: number;
  /** Images that no item uses and nobody may attach any more. */
  rows: number;
  /** Files of the store that the database did not know. */
  files: number;
}

/** Bytes and rows younger than this may belong to something that is being written (ms). */
const GRACE = 3_600_000;

type Sweepable = Pick<Context, 'db' | 'files' | 'uploads' | 'now'>;

/**
 * Frees what nothing uses: first the bytes that the database does not know, then the rows that nothing refers to
 * (a copy counts). Bytes go one sweep after their rows, so that a backup taken in between finds them.
 */
export async function sweepFiles(context: Sweepable): Promise<Swept> {
  const before = context.now();
  const files = await sweepBytes(context, before - GRACE);
  await context.db
    .deleteFrom('upload')
    .where('created_at', '<', before - UPLOAD_KEPT)
    .execute();
  const rows = await sweepRows(context, before - GRACE);
  const uploads = await context.uploads.sweep(before - UPLOAD_KEPT);
  return { uploads, rows, files };
}

async function sweepBytes({ db, files }: Sweepable, before: number): Promise<number> {
  const known = await knownFiles(db);
  let freed = 0;
  for await (const key of files.list()) {
    if (known.has(key) || (await isKnownFile(db, key))) continue;
    // Looked at last: whoever puts the same bytes meanwhile makes them young again before making them known.
    const putAt = await files.putAt(key);
    if (putAt === undefined || putAt >= before) continue;
    await files.delete(key);
    freed += 1;
  }
  return freed;
}

async function sweepRows({ db }: Sweepable, before: number): Promise<number> {
  const gone = await db
    .deleteFrom('file')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item_file').select('item_id').whereRef('item_file.sha256', '=', 'file.sha256'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('upload').select('id').whereRef('upload.sha256', '=', 'file.sha256'))),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
