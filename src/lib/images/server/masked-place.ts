import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { owned, withoutOwner } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { filesNotLeft, hasDeletedCopied, maskedLeft } from './deleted-copies-queries.ts';
import type { MaskingScope } from './holders-queries.ts';
import { filesNotOf } from './item-files-queries.ts';
import { maskedFilesOf } from './masked-files-queries.ts';

/** The person who masks their own images; null for the administrator, who masks those of ownerless items. */
export type Masker = Pick<Actor, 'id' | 'source'> | null;

type Db = Context['db'];

/** A public item. */
export interface PublicPlace {
  kind: ItemKind;
  id: string;
  ownerId: string | null;
}

/** The scope of a masking: images seen in an item, and all items that have the same images because of the person. */
export interface MaskedPlace {
  from: MaskingScope;
  /** The named item, which may have been deleted. */
  itemId: string;
  /** @throws AppError `not_found`, `forbidden` to people who may not mask in it */
  assertMayMask(db: Db): Promise<void>;
  /** Those of the given files that are not in scope. */
  notShown(db: Db, files: readonly string[]): Promise<string[]>;
  /** The replacements of files that were already masked in this scope, by their old keys. */
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
 * The published version of a public item, for an administrator. Images are masked wherever its owner used them, as if
 * the owner did it.
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
