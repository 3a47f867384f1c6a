import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { FrameDetails, UploadCheck, UploadedImage } from '../upload-schemas.ts';
import { type ImageRows, recordImages } from './files-queries.ts';
import { unmarkToErase } from './files-to-erase-queries.ts';
import { findFinishedUploads, insertUploads } from './finished-uploads-queries.ts';
import type { FullImage, Thumbnail } from './ingest/make-variants.ts';
import { assertOwnUpload, deleteParts, dropUpload, reserveStored } from './pending-uploads.ts';
import { removePending } from './pending-uploads-queries.ts';
import { FRAME_TYPE } from './store-frame.ts';
import { storeMade } from './store-image.ts';
import { holdFiles, lockStorage } from './user-storage-queries.ts';
import { withWholeUpload } from './whole-upload.ts';

/** Errors after which processing the same upload may still succeed. */
const PASSING = new Set(['busy', 'unavailable', 'disk_full']);

/** Deletes the upload at once if its file is refused, since trying again is pointless. */
async function orDrop<Result>(context: Context, id: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { name, code } = error as AppError;
    if (name === 'AppError' && !PASSING.has(code)) await dropUpload(context, id);
    throw error;
  }
}

async function finishedBefore({ db }: Context, actor: Actor, id: string): Promise<UploadedImage | undefined> {
  const rows = await findFinishedUploads(db, actor.id, [id, frameRow(id)]);
  const image = rows.find((row) => row.id === id);
  const frame = rows.find((row) => row.id === frameRow(id));
  if (!image) return undefined;
  const { sha256: file, width, height } = image;
  return { file, width, height, ...(frame && { frame: frame.sha256 }) };
}

/** The id of the row for an upload's frame, in addition to the preview's row. */
function frameRow(id: string): string {
  return `${id}~frame`;
}

/** Uploads being processed: simultaneous requests for one upload share the result. */
const underWay = new Map<string, Promise<UploadedImage>>();

/** Runs the work unless it is already done or in progress; another process may finish it first. */
async function unlessFinished(
  context: Context,
  actor: Actor,
  id: string,
  work: () => Promise<UploadedImage>,
): Promise<UploadedImage> {
  assertOwnUpload(id, actor.id);
  const known = await finishedBefore(context, actor, id);
  if (known) return known;
  const working = underWay.get(id) ?? work().finally(() => underWay.delete(id));
  underWay.set(id, working);
  try {
    return await working;
  } catch (error) {
    const meanwhile = await finishedBefore(context, actor, id);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

interface Made {
  image: FullImage & { thumbnails: readonly Thumbnail[] };
  frame: Uint8Array | null;
}

/**
 * Makes a stored image from a finished upload: decoded and re-encoded in a separate process, with its thumbnails.
 * A repeated request gets the same response, so an interruption is repaired by repeating it.
 * @throws AppError `not_found`, `upload_incomplete`, `upload_damaged`, `image_unsupported`, `image_unreadable`,
 * `image_too_large`, `quota_full`, `quota_lately`, `busy`, `disk_full`
 */
export function takeInImage(context: Context, actor: Actor, id: string): Promise<UploadedImage> {
  return takeIn(context, actor, id, async (path) => ({
    image: await context.ingest.run(actor.id, 'image', path),
    frame: null,
  }));
}

/** Like `takeInImage`, for a frame (docs/frame-format.md): its preview is made from the uploaded pixels. */
export function takeInFrame(
  context: Context,
  actor: Actor,
  id: string,
  details: FrameDetails,
): Promise<UploadedImage> {
  return takeIn(context, actor, id, async (path) => {
    const { preview, frame } = await context.ingest.run(actor.id, 'frame', path, details);
    return { image: preview, frame };
  });
}

function takeIn(
  context: Context,
  actor: Actor,
  id: string,
  make: (path: string) => Promise<Made>,
): Promise<UploadedImage> {
  return unlessFinished(context, actor, id, async () => {
    const made = await orDrop(context, id, withWholeUpload(context, actor, id, make));
    return store(context, actor, id, made);
  });
}

/** Stores the images made from an upload. Their bytes are reserved first. */
async function store(
  context: Context,
  actor: Actor,
  id: string,
  { image, frame }: Made,
): Promise<UploadedImage> {
  const parts = [image.bytes, ...image.thumbnails.map(({ bytes }) => bytes), ...(frame ? [frame] : [])];
  const bytes = parts.reduce((sum, each) => sum + each.length, 0);
  await orDrop(context, id, reserveStored(context, actor.id, id, bytes));
  const now = context.now();
  const stored = await storeMade(context.files, image, image.thumbnails, now);
  const made: UploadRows[] = [{ id, rows: stored }];
  if (frame) {
    const { width, height } = image;
    const sha256 = await context.files.put(frame);
    const file = { sha256, type: FRAME_TYPE, bytes: frame.length, width, height, created_at: now };
    made.push({ id: frameRow(id), rows: { file, variants: [] } });
  }
  const wereMasked = await record(context, actor, id, made);
  // The same bytes, masked elsewhere, may have been erased before these rows were stored.
  if (wereMasked) await Promise.all(parts.map((part) => context.files.put(part)));
  const [, ofFrame] = made;
  return { ...stored.image, ...(ofFrame && { frame: ofFrame.rows.file.sha256 }) };
}

/** An upload's id, and the rows of the images made from it. */
interface UploadRows {
  id: string;
  rows: ImageRows;
}

/**
 * Records the stored images and their permitted user, and deletes the upload.
 * @returns whether some of them were marked for erasure, having been masked elsewhere
 * @throws AppError `not_found` when the upload was cancelled, or finished by another process
 */
async function record(
  context: Context,
  actor: Actor,
  uploadId: string,
  made: readonly UploadRows[],
): Promise<boolean> {
  const images = made.map(({ rows }) => rows);
  const { parts, marked } = await tx(context, async (trx) => {
    await lockStorage(trx, actor.id);
    const names = await removePending(trx, uploadId);
    if (!names) throw new AppError('not_found');
    await recordImages(trx, images);
    const keys = images.map(({ file }) => file.sha256);
    await holdFiles(trx, actor.id, keys);
    const uploads = made.map(({ id, rows: { file } }) => ({
      id,
      user_id: actor.id,
      sha256: file.sha256,
      created_at: file.created_at,
    }));
    await insertUploads(trx, uploads);
    const copies = images.flatMap(({ variants }) => variants.map((each) => each.variant_sha256));
    return { parts: names, marked: await unmarkToErase(trx, [...keys, ...copies]) };
  });
  await deleteParts(context, parts);
  return marked > 0;
}

/** Reports what would be stored of a finished upload, and stores nothing. @throws as `takeInImage` */
export async function checkUpload(context: Context, actor: Actor, id: string): Promise<UploadCheck> {
  const started = performance.now();
  const found = await orDrop(
    context,
    id,
    withWholeUpload(context, actor, id, (path) => context.ingest.run(actor.id, 'check', path)),
  );
  const duration = Math.round(performance.now() - started);
  await dropUpload(context, id);
  return { ...found, duration };
}
