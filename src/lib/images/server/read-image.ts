import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '#lib/accounts/actor.ts';
import type { Visibility } from '#lib/items/item.ts';
import { coversOf } from '#lib/items/kinds/summaries.ts';
import { findItemHead } from '#lib/items/server/item-heads-queries.ts';
import { askerInvited } from '#lib/items/server/readable-item.ts';
import { maySeeHidden } from '#lib/moderation/server/see-hidden.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type CopyName, type ImageVariant, PREVIEW, parseImageName, THUMBNAILS } from '../image-paths.ts';
import { isAttested } from './attestations-queries.ts';
import { findItemImage } from './item-images-queries.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { FRAME_TYPE } from './store-frame.ts';

/** The stored bytes of an item's image, before they are read. */
export interface FoundImage {
  /** Key of the variant's bytes in the file store. */
  key: string;
  type: string;
  /** Whether the bytes are stored with brotli compression. */
  frame: boolean;
  /** Whether it replaces a thumbnail that is not ready: the client should request it again soon. */
  passing: boolean;
  /** Whether it is restricted to authors for now, whatever the item's visibility. */
  isOwnersOnly: boolean;
  /** Whether access depends on an unlisted link, a review or authorship, all of which may be withdrawn. */
  isByLink: boolean;
}

/** How long a request waits for a copy to be made (ms): frames can be loaded without their previews. */
const PATIENCE = { thumbnail: 2_000, preview: 0 };

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

/**
 * Finds an image among an item's files by the last part of its address (`imagePath`). Access to the item was already
 * checked; a file of another item is treated as missing, as is (except for authors) a file that is not in
 * the published version. Readers of an unlisted link get only attested images.
 * @throws AppError `not_found`, `image_hidden`
 */
export async function findImage(
  context: Context,
  itemId: string,
  name: string,
  actor: Pick<Actor, 'id' | 'role'> | null | undefined,
): Promise<FoundImage> {
  const parsed = parseImageName(name);
  const stored = parsed && (await storedVariant(context, itemId, parsed.file, parsed.variant));
  if (!parsed || !stored) throw new AppError('not_found');
  const { file, variant } = parsed;
  const { isOwnersOnly, visibility, ownerId, flaggedIn } = stored;
  const askerId = actor?.id;
  if (flaggedIn !== null && !(await maySeeHidden(context, { id: itemId, ownerId }, flaggedIn, actor)))
    throw new AppError('image_hidden');
  // An administrator sees flagged content as its readers would, but no other content.
  const isByLink = ownerId !== askerId && (isOwnersOnly || visibility !== 'public');
  if (isByLink && !(await isShownByLink(context, { ...stored, itemId, file }, askerId)))
    throw new AppError('not_found');
  // A hidden image must not be cached: access is checked again at each request.
  const access = { isOwnersOnly, isByLink: isByLink || flaggedIn !== null };
  if (variant === 'frame.bin') return { key: file, type: FRAME_TYPE, frame: true, passing: false, ...access };
  const missing = stored.key === null && (await missingCopy(context, itemId, file, variant));
  const key =
    stored.key ??
    (missing
      ? await inTime(
          makeThumbnail(context, file, missing),
          PATIENCE[variant === PREVIEW ? 'preview' : 'thumbnail'],
        )
      : undefined) ??
    file;
  const format = variant.split('.')[1] as keyof typeof TYPES;
  const isFull = key === file;
  const type = isFull ? TYPES.webp : TYPES[format];
  return { key, type, frame: false, passing: isFull && !!missing, ...access };
}

interface StoredVariant {
  /** The item in which it was flagged, while it is hidden from readers. */
  flaggedIn: string | null;
  key: string | null;
  ownerId: string | null;
  visibility: Visibility;
  isOwnersOnly: boolean;
  /** Whether the working copy uses the image. */
  isWorking: boolean;
}

/**
 * Looks up whether the item uses the file, the key of the variant if it is stored, and who may
 * read it.
 */
async function storedVariant(
  { db }: Context,
  itemId: string,
  file: string,
  variant: ImageVariant,
): Promise<StoredVariant | undefined> {
  const found = await findItemImage(db, itemId, file, variant);
  if (!found || (found.type === FRAME_TYPE) !== (variant === 'frame.bin')) return undefined;
  const { variant_sha256: key, owner_id: ownerId, visibility, published, working, flaggedIn } = found;
  return { key, ownerId, visibility, flaggedIn, isOwnersOnly: published === 0, isWorking: working === 1 };
}

/**
 * Whether a person is an author of the item; or the image is attested, and they review the item or opened its unlisted
 * link.
 */
async function isShownByLink(
  { db }: Context,
  { itemId, ownerId, file, visibility, isWorking }: StoredVariant & { itemId: string; file: string },
  askerId: string | undefined,
): Promise<boolean> {
  if (askerId === undefined) return false;
  const asker = await askerInvited(db, { id: itemId, owner_id: ownerId }, { id: askerId });
  if (asker === 'author') return true;
  const isInvited = asker === 'reviewer' || (asker === 'holder' && visibility !== 'public');
  return isInvited && isWorking && (await isAttested(db, itemId, file));
}

/**
 * The copy to make: a preview, which older frames lack, or the thumbnail of one of an item's covers. Other images are
 * served in full instead of their thumbnails: strangers must not be able to trigger the processing of a whole stack
 * again and again, in six sizes.
 */
async function missingCopy(
  { db }: Context,
  itemId: string,
  file: string,
  variant: ImageVariant,
): Promise<CopyName | undefined> {
  if (variant === PREVIEW) return PREVIEW;
  const thumbnail = THUMBNAILS.find((name) => name === variant);
  const item = thumbnail && (await findItemHead(db, itemId));
  return item && coversOf(item.summary).includes(file) ? thumbnail : undefined;
}

/** The result of the work, or undefined if it takes longer than the timeout; the work then continues. */
async function inTime<Result>(work: Promise<Result>, patience: number): Promise<Result | undefined> {
  const settled = new AbortController();
  const late = pause(patience, undefined, { signal: settled.signal }).catch(() => undefined);
  const result = await Promise.race([work, late]);
  settled.abort();
  return result;
}
