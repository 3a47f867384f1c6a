import { type FramePair, framePairsIn, samePicture } from '#lib/items/kinds/frame-pairs.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { announcedSize } from '../frame-format.ts';
import type { Mask } from '../masking.ts';
import type { ImageRows } from './files-queries.ts';
import { decompressFrame } from './ingest/mask-stored.ts';
import { FRAME_TYPE } from './store-frame.ts';
import { storeMade } from './store-image.ts';

/** A stored file, and the areas to black out. */
export interface ToMask {
  file: string;
  zones: readonly Mask[];
  /** For a frame: whether its maximum is black instead of its minimum. */
  frame: { inverted: boolean } | null;
}

/**
 * The images to mask, with every frame behind one of them. A frame with two windows has two images, and two
 * frames may have equal images: equal pictures are masked in the same areas.
 */
export function withFrames(
  zones: ReadonlyMap<string, readonly Mask[]>,
  bodies: readonly unknown[],
): ToMask[] {
  const pairs = bodies.flatMap((body) => framePairsIn(body));
  const of = new Map<string, Set<Mask>>();
  for (const [start, masks] of zones)
    for (const file of samePicture(pairs, start)) of.set(file, new Set([...(of.get(file) ?? []), ...masks]));
  const frames = new Map(pairs.map((pair): [string, FramePair] => [pair.frame, pair]));
  return [...of].map(([file, masks]) => ({ file, zones: [...masks], frame: frames.get(file) ?? null }));
}

async function read({ files }: Pick<Context, 'files'>, key: string): Promise<Buffer> {
  const bytes = await files.get(key);
  if (bytes === undefined) throw new AppError('not_found');
  if (bytes === 'corrupt') throw new AppError('file_damaged', { cause: new Error(`Damaged file ${key}`) });
  return bytes;
}

/** Fraction of the disk reserve that masking may use on a full disk; the rest is for the database. */
const RESERVE_SHARE = 0.25;

type Maker = Pick<Context, 'files' | 'ingest' | 'now'>;

async function maskedImage(context: Maker, person: string, { file, zones }: ToMask): Promise<ImageRows> {
  const made = await context.ingest.run(person, 'mask', await read(context, file), zones);
  return storeMade(context.files, made, made.thumbnails, context.now(), RESERVE_SHARE);
}

async function maskedFrame(
  context: Maker,
  person: string,
  { file, zones }: ToMask,
  inverted: boolean,
): Promise<ImageRows> {
  const frame = await decompressFrame(await read(context, file));
  const { rows = 0, columns = 0 } = announcedSize(frame) ?? {};
  const bytes = await context.ingest.run(person, 'maskFrame', frame, zones, inverted);
  const sha256 = await context.files.put(bytes, RESERVE_SHARE);
  const more = { width: columns, height: rows, created_at: context.now() };
  return { file: { sha256, type: FRAME_TYPE, bytes: bytes.length, ...more }, variants: [] };
}

/**
 * Makes and stores the masked version of each image and frame, for a person or for the site (`Ingest.run`). Files are
 * stored before their rows: an interruption leaves unused files at worst.
 */
export async function makeMasked(
  context: Maker,
  person: string,
  wanted: readonly ToMask[],
): Promise<{ names: Map<string, string>; rows: ImageRows[] }> {
  const names = new Map<string, string>();
  const rows: ImageRows[] = [];
  for (const each of wanted) {
    const made = await (each.frame
      ? maskedFrame(context, person, each, each.frame.inverted)
      : maskedImage(context, person, each));
    if (made.file.sha256 === each.file) continue;
    names.set(each.file, made.file.sha256);
    rows.push(made);
  }
  return { names, rows };
}
