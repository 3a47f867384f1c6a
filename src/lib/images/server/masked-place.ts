import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { owned, withoutOwner } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { filesNotLeft, hasDeletedCopied, maskedLeft } from './deleted-copies-queries.ts';
import type { MaskedFrom } from './holders-queries.ts';
import { filesNotOf } from './item-files-queries.ts';
import { maskedFilesOf } from './masked-files-queries.ts';

/** The person who masks their own images; null for the administrator, who masks those of an item without owner. */
export type Masker = Pick<Actor, 'id' | 'source'> | null;

type Db = Context['db'];

/** A public item. */
export interface PublicPlace {
  kind: ItemKind;
  id: string;
  ownerId: string | null;
}

/** Where images are masked: the images seen there, and the items that show the same ones because of the person. */
export interface MaskedPlace {
  from: MaskedFrom;
  /** The item that was named, which may be deleted by now. */
  itemId: string;
  /** @throws AppError `not_found`, `forbidden` to whom it is not for */
  assertMayMask(db: Db): Promise<void>;
  /** The given files that are not shown there. */
  notShown(db: Db, files: readonly string[]): Promise<string[]>;
  /** The replacements of files that were masked there before, by their old keys. */
  became(db: Db): Promise<Map<string, string>>;
}

/** The person's own item; for the administrator, an item without owner. */
export function inItem(by: Masker, kind: ItemKind, id: string): MaskedPlace {
  return {
    from: by ? { ownerId: by.id } : { itemId: id },
    itemId: id,
    async assertMayMask(db) {
      const item = await findItem(db, kind, id);
      if (by) owned(item, by);
      else withoutOwner(item);
    },
    notShown: (db, files) => filesNotOf(db, id, files),
    became: (db) => maskedFilesOf(db, id),
  };
}

/**
 * The published state of a public item, for an administrator. It is masked wherever its owner put it, as the owner
 * would.
 * @throws AppError `not_found` for an item that is not public
 */
export function inPublicItem({ kind, id, ownerId }: PublicPlace): MaskedPlace {
  return {
    from: ownerId === null ? { itemId: id } : { ownerId },
    itemId: id,
    async assertMayMask(db) {
      const item = await findItem(db, kind, id);
      if (item?.visibility !== 'public' || item.owner_id !== ownerId) throw new AppError('not_found');
    },
    notShown: (db, files) => filesNotOf(db, id, files, 'published'),
    became: (db) => maskedFilesOf(db, id),
  };
}

/** The copies of an item that the person has deleted. */
export function inCopiesOfDeleted(by: Pick<Actor, 'id'>, id: string): MaskedPlace {
  const deleted = { userId: by.id, itemId: id };
  return {
    from: { ownerId: by.id, deletedId: id },
    itemId: id,
    async assertMayMask(db) {
      if (!(await hasDeletedCopied(db, deleted))) throw new AppError('not_found');
    },
    notShown: (db, files) => filesNotLeft(db, deleted, files),
    became: (db) => maskedLeft(db, deleted),
  };
}
