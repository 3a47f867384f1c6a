import { limitConcurrency } from '#lib/platform/server/base/concurrency.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { isForeignKeyViolation } from '#lib/platform/server/base/failures.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { keyOf } from '#lib/platform/server/files/store.ts';
import { type CopyName, PREVIEW } from '../image-paths.ts';
import { eraseUnknown } from './erase-files.ts';
import { findVariant, insertVariants } from './files-queries.ts';
import { markToErase, unmarkToErase } from './files-to-erase-queries.ts';

/** Maximum number of thumbnails made at the same time: so few hardly delay uploads, which share the queue. */
const AT_ONCE = 2;
/** Maximum number of pending thumbnails; above it, the full image is served. */
const ASKED_MAX = 24;
/** The queue owner of thumbnails requested by readers. */
const THE_SITE = '';
/** Time after a failure before a thumbnail is tried again (ms). */
const RETRY_AFTER = 60_000;

type Maker = Pick<Context, 'db' | 'files' | 'ingest'>;

/** Thumbnails in progress, or recently failed, by file and name. */
interface Making {
  known: Map<string, Promise<string | undefined>>;
  asked: number;
  limited: ReturnType<typeof limitConcurrency>;
}
/** One per pool of workers, hence one per process. */
const makings = new WeakMap<Context['ingest'], Making>();

function makingOf(ingest: Context['ingest']): Making {
  const known = makings.get(ingest) ?? { known: new Map(), asked: 0, limited: limitConcurrency(AT_ONCE) };
  makings.set(ingest, known);
  return known;
}

/**
 * Makes a thumbnail or the preview of a stored image, stores it and records it, unless it already exists;
 * simultaneous requests share one result. Bytes are stored before the row, as for every image.
 * @returns its key in the file store, or undefined when it is unavailable now: the full image is then served
 */
export function makeThumbnail(context: Maker, file: string, name: CopyName): Promise<string | undefined> {
  const making = makingOf(context.ingest);
  const id = `${file}-${name}`;
  const known = making.known.get(id);
  if (known) return known;
  if (making.asked >= ASKED_MAX) return Promise.resolve(undefined);
  making.asked += 1;
  const made = making
    .limited(() => make(context, file, name))
    .catch((error: unknown) => {
      // It is not an error if the image was swept meanwhile.
      if (errorCodeOf(error) === 'internal' && !isForeignKeyViolation(error))
        console.error(`Thumbnail ${id} :`, error);
      return undefined;
    })
    .then((key) => {
      making.asked -= 1;
      if (key) making.known.delete(id);
      else setTimeout(() => making.known.delete(id), RETRY_AFTER).unref();
      return key;
    });
  making.known.set(id, made);
  return made;
}

/** Number of pending thumbnails and previews. */
export function thumbnailsAsked(ingest: Context['ingest']): number {
  return makings.get(ingest)?.asked ?? 0;
}

/** Waits for copies of these files that are being made, so that the caller can then handle them. */
export async function settleMakings(ingest: Context['ingest'], files: readonly string[]): Promise<void> {
  const known = makings.get(ingest)?.known ?? new Map<string, Promise<unknown>>();
  const isOf = (id: string) => files.some((file) => id.startsWith(`${file}-`));
  await Promise.all([...known].flatMap(([id, made]) => (isOf(id) ? made : [])));
}

async function make({ db, files, ingest }: Maker, file: string, name: CopyName): Promise<string | undefined> {
  const there = await findVariant(db, file, name);
  if (there !== undefined) return there;
  const full = await files.get(file);
  // The caller then reads the full image, which reports the error.
  if (!Buffer.isBuffer(full)) return undefined;
  const made =
    name === PREVIEW
      ? await ingest.run(THE_SITE, 'previews', full)
      : [{ name, bytes: await ingest.run(THE_SITE, 'thumbnail', full, name) }];
  await storeCopies({ db, files }, file, made);
  return findVariant(db, file, name);
}

/**
 * Stores copies and their rows. The image may be masked or swept meanwhile: bytes whose rows cannot be
 * stored are erased here, or by the sweep if the process ends first.
 */
async function storeCopies(
  { db, files }: Pick<Context, 'db' | 'files'>,
  file: string,
  made: readonly { name: CopyName; bytes: Uint8Array }[],
): Promise<void> {
  const copies = made.map(({ name, bytes }) => ({ name, bytes, key: keyOf(bytes) }));
  const keys = copies.map(({ key }) => key);
  await markToErase(db, keys);
  const putAll = () => Promise.all(copies.map(({ bytes }) => files.put(bytes)));
  try {
    await putAll();
    const rows = copies.map(({ name, key, bytes }) => ({
      sha256: file,
      name,
      variant_sha256: key,
      bytes: bytes.length,
    }));
    await insertVariants(db, rows);
  } finally {
    await eraseUnknown({ db, files }, keys);
  }
  await unmarkToErase(db, keys);
  // The same bytes, as part of another image that was masked, may have been erased before these rows were stored.
  const there = await Promise.all(keys.map((key) => files.has(key)));
  if (there.includes(false)) await putAll().then(() => eraseUnknown({ db, files }, keys));
}
