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

/** Where the bytes of an item's image are, before they are read. */
export interface FoundImage {
  /** Key of the variant's bytes in the file store. */
  key: string;
  type: string;
  /** Whether it is stored compressed with brotli. */
  frame: boolean;
  /** Whether it is used in place of a thumbnail that is not ready: the client should ask again soon. */
  passing: boolean;
  /** Whether only authors may have it yet, whoever may see the item. */
  isOwnersOnly: boolean;
  /** The asker was invited to it, by an unlisted link, to review or to write it, which may be withdrawn. */
  isByLink: boolean;
}

/** How long a reader waits for a copy to be made (ms): a stack of frames shows its previews meanwhile. */
const PATIENCE = { thumbnail: 2_000, preview: 0 };

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

/**
 * Finds an image among an item's files by the last part of its address (`imagePath`). Access to the item has been
 * checked before; a file of another item is treated like one that does not exist, and so is, except for authors, one
 * that the published version does not show. Readers of an unlisted link get attested images, and nothing else.
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
  // An administrator sees of what is flagged what its readers would see; nothing else of it is theirs to see.
  const isByLink = ownerId !== askerId && (isOwnersOnly || visibility !== 'public');
  if (isByLink && !(await isShownByLink(context, { ...stored, itemId, file }, askerId)))
    throw new AppError('not_found');
  // A hidden image must be requested again each time, and cached by nobody.
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
  /** Whether it is an image of the working copy. */
  isWorking: boolean;
}

/**
 * Whether the item has the file and its variant is allowed, the key of the variant when it is stored, and who may
 * have it.
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
 * Whether somebody writes the item, or the image is one that somebody attested and they review it or opened the link
 * to what is not public.
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
 * served whole in place of their thumbnails: strangers must not be able to have a whole stack processed again and
 * again, in six sizes.
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

/** The result of the work, or undefined when it takes longer than a reader should wait; the work continues. */
async function inTime<Result>(work: Promise<Result>, patience: number): Promise<Result | undefined> {
  const settled = new AbortController();
  const late = pause(patience, undefined, { signal: settled.signal }).catch(() => undefined);
  const result = await Promise.race([work, late]);
  settled.abort();
  return result;
}
