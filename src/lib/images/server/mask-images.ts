import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { settleMasked } from '#lib/moderation/server/settle-masked.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isForeignKeyViolation } from '#lib/platform/server/base/failures.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { Mask } from '../masking.ts';
import { eraseUnknown } from './erase-files.ts';
import { exchange, textsNaming } from './exchange-files.ts';
import { holdersOf } from './holders-queries.ts';
import { makeMasked, type ToMask, withFrames } from './make-masked.ts';
import { settleMakings } from './make-thumbnail.ts';
import type { Names } from './masked-files-queries.ts';
import {
  inCopiesOfDeleted,
  inItem,
  inPublicItem,
  type MaskedPlace,
  type Masker,
  type PublicPlace,
} from './masked-place.ts';
import type { ZonesByFile } from './note-zones.ts';

/**
 * Blacks out, for good, parts of images of the person's own item or, for the administrator, of an item without owner.
 * New images are stored; the old ones, with their frames and smaller copies, are removed from the item, the owner's
 * other items and everybody's copies of these, in their versions as well (docs/decisions/0043). Files that nobody else
 * uploaded are erased at once, bypassing the trash.
 * @returns the new name of each masked file
 * @throws AppError `not_found`, `forbidden`, `image_foreign` for an image that the item does not use, `quota_full`,
 * `file_damaged`, `busy`, `disk_full`, `changed_meanwhile` when others keep masking the same images
 */
export function maskImages(
  context: Context,
  actor: Masker,
  kind: ItemKind,
  id: string,
  images: readonly ToMaskIn[],
): Promise<Names> {
  return maskIn(context, actor, inItem(actor, kind, id), images);
}

/**
 * Blacks out, for good, parts of images of a deleted item in the copies that still have them, in copies of these, and
 * in the person's other items, as `maskImages` does.
 * @returns the new name of each masked file
 * @throws AppError `not_found`, `image_foreign` for an image that did not belong to the deleted item, and those of
 * `maskImages`
 */
export function maskInCopies(
  context: Context,
  actor: Pick<Actor, 'id'>,
  id: string,
  images: readonly ToMaskIn[],
): Promise<Names> {
  return maskIn(context, actor, inCopiesOfDeleted(actor, id), images);
}

/**
 * Blacks out, for good, parts of images of a public item's published version, for an administrator: wherever its
 * owner used them, and in every copy, as `maskImages` does.
 * @param also further changes in the same transaction
 * @returns the new name of each masked file
 * @throws AppError `not_found`, `image_foreign` for an image that its readers do not see, and those of
 * `maskImages`
 */
export function maskPublicImages(
  context: Context,
  administrator: Pick<Actor, 'id' | 'source'>,
  item: PublicPlace,
  images: readonly ToMaskIn[],
  also: AlsoDone,
): Promise<Names> {
  return maskIn(context, administrator, inPublicItem(item), images, also);
}

/** Further changes in the masking transaction. */
type AlsoDone = (trx: Transaction<Database>) => Promise<void>;

async function maskIn(
  context: Context,
  actor: Masker,
  place: MaskedPlace,
  images: readonly ToMaskIn[],
  also?: AlsoDone,
): Promise<Names> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const names = await maskOnce(context, actor, place, images, also);
    if (names) return names;
  }
  throw new AppError('changed_meanwhile');
}

/** An image of an item, and the areas to black out. */
interface ToMaskIn {
  file: string;
  zones: readonly Mask[];
}

/** Number of attempts when another window masks the same images meanwhile (docs/decisions/0043). */
const ATTEMPTS = 3;

/** @returns undefined, with nothing changed, when the item no longer uses one of the images */
async function maskOnce(
  context: Context,
  actor: Masker,
  place: MaskedPlace,
  images: readonly ToMaskIn[],
  also?: AlsoDone,
): Promise<Names | undefined> {
  await place.assertMayMask(context.db);
  const zones = await zonesByFile(context.db, place, images);
  const named = [...zones.keys()];
  const holders = await holdersOf(context.db, place.from, named);
  const texts = await textsNaming(context.db, holders, named);
  const wanted = withFrames(
    zones,
    [...texts.values()].map((text) => JSON.parse(text)),
  );
  const { names, rows } = await makeMasked(context, actor?.id ?? '', wanted);
  if (names.size === 0) return names;
  const shown = named.filter((file) => names.has(file));
  const exchanging = tx(context, async (trx) => {
    const erasable = await exchange(context, trx, actor, {
      place,
      shown,
      names,
      zones: zonesByName(wanted, names),
      rows,
    });
    if (!erasable) return undefined;
    await also?.(trx);
    await settleMasked(context, trx, actor, { itemId: place.itemId, files: [...names.keys()] });
    return erasable;
  });
  const erased = await exchanging.catch(unlessTakenUp);
  if (!erased) return undefined;
  await eraseUnknown(context, erased);
  // For copies in progress: if their rows can no longer be stored, their bytes are erased.
  await settleMakings(context.ingest, [...names.keys()]);
  if (erased.length > 0) await context.temporary.close();
  return names;
}

/** The masked areas of each file, by its new name. */
const zonesByName = (wanted: readonly ToMask[], names: Names): ZonesByFile =>
  new Map(
    wanted.flatMap(({ file, zones }): [string, readonly Mask[]][] => {
      const name = names.get(file);
      return name === undefined ? [] : [[name, zones]];
    }),
  );

/** An image was added to an item while its row was being deleted: masking starts again. */
function unlessTakenUp(error: unknown): undefined {
  if (!isForeignKeyViolation(error)) throw error;
}

/**
 * The areas to mask, by file of the item. A request repeated after a lost response names files that are already
 * masked: it then applies to their replacements.
 */
async function zonesByFile(
  db: Context['db'],
  place: MaskedPlace,
  images: readonly ToMaskIn[],
): Promise<Map<string, Mask[]>> {
  const foreign = await place.notShown(db, [...new Set(images.map(({ file }) => file))]);
  const masked = foreign.length > 0 ? await place.became(db) : new Map<string, string>();
  const zones = new Map<string, Mask[]>();
  for (const image of images) {
    const file = foreign.includes(image.file) ? masked.get(image.file) : image.file;
    if (file === undefined) throw new AppError('image_foreign');
    zones.set(file, [...(zones.get(file) ?? []), ...image.zones]);
  }
  return zones;
}
