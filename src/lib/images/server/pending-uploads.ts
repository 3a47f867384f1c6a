import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { UPLOADS_MAX } from '../upload-limits.ts';
import {
  addPart,
  insertPending,
  pendingUpload,
  removePending,
  reserveBytes,
} from './pending-uploads-queries.ts';
import { decideOnFigures, refusalOf } from './quota.ts';
import type { PendingUploadTable } from './upload-tables.ts';
import { writeStorage } from './user-storage-queries.ts';

export type PendingUpload = Selectable<PendingUploadTable>;

/** An upload id that contains the person's id. Both parts are generated here, never by a client. */
export function newUploadId(userId: string): string {
  return `${userId}~${randomBytes(16).toString('hex')}`;
}

/** @throws AppError `not_found` for anybody else's upload */
export function assertOwnUpload(id: string, userId: string): void {
  if (!id.startsWith(`${userId}~`)) throw new AppError('not_found');
}

/** An unfinished upload. @throws AppError `not_found` */
export async function readUpload({ db }: Pick<Context, 'db'>, id: string): Promise<PendingUpload> {
  const upload = await pendingUpload(db, id);
  if (!upload) throw new AppError('not_found');
  return upload;
}

/**
 * Creates an upload before its first byte, and reserves its announced size.
 * @param sha256 hash of the complete upload (hex)
 * @throws AppError `uploads_full`, `quota_full`, `quota_lately`, `disk_full`
 */
export async function announceUpload(
  context: Context,
  { id, userId, size, sha256 }: { id: string; userId: string; size: number; sha256: string },
): Promise<void> {
  await context.room.assertFor(size);
  const now = context.now();
  await decideOnFigures(context, userId, async (trx, figures) => {
    if (figures.uploads >= UPLOADS_MAX) return new AppError('uploads_full');
    const refusal = refusalOf(figures, size);
    if (refusal) return refusal;
    await insertPending(trx, { id, user_id: userId, size, sha256 }, now);
    return undefined;
  });
}

/**
 * Appends bytes at an offset; bytes are stored before they are recorded, so that recorded bytes always exist.
 * @throws AppError `upload_offset` when the upload is (no longer) at this offset, `disk_full`, `unavailable`
 */
export async function appendToUpload(
  context: Context,
  id: string,
  start: number,
  bytes: Uint8Array,
): Promise<void> {
  const name = `${id}.${start}.${randomBytes(4).toString('hex')}`;
  await context.parts.put(name, bytes);
  const part = { upload_id: id, start, bytes: bytes.length, name };
  const taken = await tx(context, (trx) => addPart(trx, part, context.now()));
  if (taken) return;
  await context.parts.delete(name);
  throw new AppError('upload_offset');
}

/** Deletes an upload, and frees its reserved bytes. */
export async function dropUpload(context: Context, id: string): Promise<void> {
  const names = await tx(context, (trx) => removePending(trx, id));
  await deleteParts(context, names ?? []);
}

/** Deletes unused parts. A part that cannot be deleted now is left to the sweep. */
export async function deleteParts(
  { parts }: Pick<Context, 'parts'>,
  names: readonly string[],
): Promise<void> {
  await Promise.allSettled(names.map(parts.delete));
}

/**
 * Reserves the bytes that an upload's images will need, now that their size is known: an image may be larger than
 * the file it was made from.
 * @throws AppError `quota_full`, `quota_lately`; `not_found` when the upload was cancelled meanwhile
 */
export async function reserveStored(
  context: Context,
  userId: string,
  id: string,
  bytes: number,
): Promise<void> {
  await decideOnFigures(context, userId, async (trx, figures) => {
    const upload = await pendingUpload(trx, id);
    if (!upload) return new AppError('not_found');
    const more = Math.max(upload.size, bytes) - Math.max(upload.size, upload.stored);
    const refusal = refusalOf(figures, more);
    if (refusal) return refusal;
    await reserveBytes(trx, id, bytes);
    // Counted only once, even if repeated after an interruption.
    const sent = figures.quota === 0 ? 0 : figures.sent + Math.max(0, bytes - upload.stored);
    await writeStorage(trx, userId, { sent, sent_at: context.now() });
    return undefined;
  });
}
