import { AppError } from '#lib/contract/errors.ts';
import { type ImageVariant, parseImageName } from '#lib/contract/paths.ts';
import type { Context } from '../context.ts';
import { FRAME_TYPE } from './store-frame.ts';

/** Where the bytes of an item's image are, before they are read. */
export interface FoundImage {
  /** Key of the variant's bytes in the file store. */
  key: string;
  type: string;
  /** Kept compressed with brotli. */
  frame: boolean;
}

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

/**
 * Finds an image among an item's files by the last part of its address (`imagePath`). Whether the item may be
 * seen has been decided before; here a file of another item is as absent as one that does not exist.
 * @throws AppError `not_found`
 */
export async function findImage(context: Context, itemId: string, name: string): Promise<FoundImage> {
  const parsed = parseImageName(name);
  const key = parsed && (await keyOfVariant(context, itemId, parsed.file, parsed.variant));
  if (!parsed || !key) throw new AppError('not_found');
  const format = parsed.variant.split('.')[1] as keyof typeof TYPES | 'bin';
  if (format === 'bin') return { key, type: FRAME_TYPE, frame: true };
  return { key, type: key === parsed.file ? TYPES.webp : TYPES[format], frame: false };
}

/**
 * The verified bytes of a file.
 * @throws AppError `not_found` when the store has lost it, `file_damaged` when they are not what was stored
 */
export async function readFile(context: Context, key: string): Promise<Buffer> {
  const bytes = await context.files.get(key);
  if (bytes === undefined) throw new AppError('not_found');
  if (bytes === 'corrupt') throw new AppError('file_damaged', { cause: new Error(`Damaged file ${key}`) });
  return bytes;
}

/** An image without a thumbnail of that width (a demo case has them of its covers only) stands in for it itself. */
async function keyOfVariant(
  context: Context,
  itemId: string,
  file: string,
  variant: ImageVariant,
): Promise<string | undefined> {
  const found = await context.db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .leftJoin('file_variant', (join) =>
      join.onRef('file_variant.sha256', '=', 'item_file.sha256').on('file_variant.name', '=', variant),
    )
    .select(['file.type', 'file_variant.variant_sha256'])
    .where('item_file.item_id', '=', itemId)
    .where('item_file.sha256', '=', file)
    .executeTakeFirst();
  if (!found || (found.type === FRAME_TYPE) !== (variant === 'frame.bin')) return undefined;
  return found.variant_sha256 ?? file;
}
