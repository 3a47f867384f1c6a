import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dropUpload } from '#lib/images/server/pending-uploads.ts';
import { abandonedUploads, knownParts } from '#lib/images/server/pending-uploads-queries.ts';
import { wholeUploadsFolder } from '#lib/images/server/whole-upload.ts';
import { UPLOAD_KEPT } from '#lib/images/upload-limits.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import { ifThere } from '#lib/platform/server/files/if-there.ts';

/** Parts and assembled files younger than this may belong to a running upload (ms). */
const GRACE = 3_600_000;

/**
 * Deletes uploads without progress for a week, and parts left behind by a process that died or by a deleted
 * account.
 * @returns the number of deleted uploads
 */
export async function sweepUploads(context: Context): Promise<number> {
  const now = context.now();
  const abandoned = await abandonedUploads(context.db, now - UPLOAD_KEPT);
  for (const id of abandoned) await dropUpload(context, id);
  await sweepParts(context, now - GRACE);
  return abandoned.length;
}

async function sweepParts({ db, parts }: Context, before: number): Promise<void> {
  const old: string[] = [];
  for await (const { name, putAt } of parts.list()) if (putAt < before) old.push(name);
  for (const names of batches(old)) {
    const known = await knownParts(db, names);
    for (const name of names) if (!known.has(name)) await parts.delete(name);
  }
}

/**
 * Deletes at once the data that a dead process has left of its uploads: when the embedded database, which only one
 * process uses, is opened, before any request is answered, none of these can be in use.
 */
export async function sweepLeftovers(context: Context): Promise<void> {
  if (context.engine !== 'sqlite') return;
  await sweepParts(context, Number.POSITIVE_INFINITY);
  await sweepCopies(context, Number.POSITIVE_INFINITY);
}

/** Deletes assembled uploads left by dead processes of this data folder: each process has its own subfolder. */
export async function sweepCopies(context: Context, before = context.now() - GRACE): Promise<void> {
  const folder = wholeUploadsFolder(context);
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    const path = join(folder, name);
    const copy = await ifThere(stat(path));
    if (copy && copy.mtimeMs < before) await rm(path, { force: true });
  }
}
