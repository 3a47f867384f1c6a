import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#lib/contract/errors.ts';
import type { FrameDetails, UploadCheck, UploadedImage } from '#lib/contract/uploads.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { tx } from '../db/transaction.ts';
import { FRAME_TYPE } from './store-frame.ts';
import { recordImages, type StoredImage, storeMade } from './store-image.ts';

type Refusable = Pick<Context, 'uploads'>;

/** Faults after which the same upload may still succeed. */
const PASSING = new Set(['busy', 'unavailable', 'disk_full']);

/**
 * An upload that is there, whole, and what was announced.
 * @throws AppError `not_found`, `upload_incomplete`, `upload_damaged`, `checksum_required` for one that was begun
 * before uploads announced their bytes
 */
async function wholeUpload({ uploads }: Refusable, actor: Actor, id: string): Promise<string> {
  if (!id.startsWith(`${actor.id}~`)) throw new AppError('not_found');
  const { offset, size, metadata } = await uploads.getUpload(id);
  if (offset !== size) throw new AppError('upload_incomplete');
  const path = uploads.pathOf(id);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const expected = metadata?.sha256;
  if (hash.digest('hex') === expected) return path;
  await uploads.remove(id);
  throw new AppError(expected ? 'upload_damaged' : 'checksum_required');
}

/** A file that is refused is gone at once: there is nothing to try again. */
async function orRemove<Result>({ uploads }: Refusable, id: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { name, code } = error as AppError;
    if (name === 'AppError' && !PASSING.has(code)) await uploads.remove(id);
    throw error;
  }
}

async function finishedBefore({ db }: Context, actor: Actor, id: string): Promise<UploadedImage | undefined> {
  const rows = await db
    .selectFrom('upload')
    .innerJoin('file', 'file.sha256', 'upload.sha256')
    .select(['upload.id', 'file.sha256', 'file.width', 'file.height'])
    .where('upload.id', 'in', [id, frameRow(id)])
    .where('upload.user_id', '=', actor.id)
    .execute();
  const image = rows.find((row) => row.id === id);
  const frame = rows.find((row) => row.id === frameRow(id));
  if (!image) return undefined;
  const { sha256: file, width, height } = image;
  return { file, width, height, ...(frame && { frame: frame.sha256 }) };
}

/** The row of an upload's frame, beside that of its preview. */
function frameRow(id: string): string {
  return `${id}~frame`;
}

/** Does the work unless it was done before, also by a request that overtook this one and removed the upload. */
async function unlessFinished(
  context: Context,
  actor: Actor,
  id: string,
  work: () => Promise<UploadedImage>,
): Promise<UploadedImage> {
  const known = await finishedBefore(context, actor, id);
  if (known) return known;
  try {
    return await work();
  } catch (error) {
    const meanwhile = await finishedBefore(context, actor, id);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

/**
 * Makes a stored image of a finished upload: decoded and encoded anew in a process apart, with its thumbnails.
 * Asking again gives the same answer, so that an interruption anywhere is mended by asking again.
 * @throws AppError `not_found`, `upload_incomplete`, `upload_damaged`, `checksum_required`,
 * `image_unsupported`, `image_unreadable`, `image_too_large`, `busy`
 */
export function takeInImage(context: Context, actor: Actor, id: string): Promise<UploadedImage> {
  return unlessFinished(context, actor, id, async () => {
    const path = await wholeUpload(context, actor, id);
    const made = await orRemove(context, id, context.ingest.run(actor.id, 'image', path));
    const stored = await storeMade(context.files, made, made.thumbnails, context.now());
    await record(context, actor, id, [{ id, rows: stored }]);
    return stored.image;
  });
}

/** As `takeInImage`, for a frame (docs/frame-format.md): its preview is made here, from the pixels that came. */
export function takeInFrame(
  context: Context,
  actor: Actor,
  id: string,
  details: FrameDetails,
): Promise<UploadedImage> {
  return unlessFinished(context, actor, id, () => storeUploadedFrame(context, actor, id, details));
}

async function storeUploadedFrame(
  context: Context,
  actor: Actor,
  id: string,
  details: FrameDetails,
): Promise<UploadedImage> {
  const path = await wholeUpload(context, actor, id);
  const { preview, frame } = await orRemove(
    context,
    id,
    context.ingest.run(actor.id, 'frame', path, details),
  );
  const now = context.now();
  const stored = await storeMade(context.files, preview, preview.thumbnails, now);
  const { width, height } = preview;
  if (!frame) {
    await record(context, actor, id, [{ id, rows: stored }]);
    return stored.image;
  }
  const sha256 = await context.files.put(frame);
  const file = { sha256, type: FRAME_TYPE, bytes: frame.length, width, height, created_at: now };
  await record(context, actor, id, [
    { id, rows: stored },
    { id: frameRow(id), rows: { file, variants: [] } },
  ]);
  return { ...stored.image, frame: sha256 };
}

/** Writes down what was stored and who may use it; then the upload itself is not needed any more. */
async function record(
  context: Context,
  actor: Actor,
  uploadId: string,
  made: { id: string; rows: Pick<StoredImage, 'file' | 'variants'> }[],
): Promise<void> {
  await tx(context, async (trx) => {
    await recordImages(
      trx,
      made.map(({ rows }) => rows),
    );
    await trx
      .insertInto('upload')
      .values(
        made.map(({ id, rows: { file } }) => ({
          ...{ id, user_id: actor.id },
          ...{ sha256: file.sha256, created_at: file.created_at },
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  await context.uploads.remove(uploadId);
}

/** Says what would be stored of a finished upload, and keeps nothing. @throws as `takeInImage` */
export async function checkUpload(context: Context, actor: Actor, id: string): Promise<UploadCheck> {
  const path = await wholeUpload(context, actor, id);
  const started = performance.now();
  const found = await orRemove(context, id, context.ingest.run(actor.id, 'check', path));
  const duration = Math.round(performance.now() - started);
  await context.uploads.remove(id);
  return { ...found, duration };
}
