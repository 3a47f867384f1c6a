import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** An item deleted by a person, by its id; without an id, all of them. */
export interface DeletedBy {
  userId: string;
  itemId?: string | undefined;
}

/**
 * The images of a person's deleted items that still appear in copies, and in copies of these: one row per using item.
 * An image belonged to the deleted item if it was attested there: after that item was itself copied from another one,
 * and before the copy was made. Images that the copies' owners added were attested later, and are not included.
 */
export function imagesLeft(db: Kysely<Database>, { userId, itemId }: DeletedBy) {
  return db
    .withRecursive('made(source, id, since, until)', (query) =>
      query
        .selectFrom('event')
        .innerJoin('copy', 'copy.source_id', 'event.item_id')
        .leftJoin('copy as origin', 'origin.item_id', 'copy.source_id')
        .select(({ fn, lit }) => [
          'copy.source_id as source',
          'copy.item_id as id',
          fn.coalesce('origin.created_at', lit(0)).as('since'),
          'copy.created_at as until',
        ])
        .where('event.user_id', '=', userId)
        .where('event.type', '=', 'delete')
        .$if(itemId !== undefined, (one) => one.where('event.item_id', '=', itemId ?? ''))
        .union(
          query
            .selectFrom('copy')
            .innerJoin('made', 'made.id', 'copy.source_id')
            .select(['made.source', 'copy.item_id as id', 'made.since', 'made.until']),
        ),
    )
    .selectFrom('made')
    .innerJoin('item', 'item.id', 'made.id')
    .innerJoin('item_file', 'item_file.item_id', 'item.id')
    .innerJoin('attestation', (join) =>
      join
        .onRef('attestation.item_id', '=', 'item_file.item_id')
        .onRef('attestation.sha256', '=', 'item_file.sha256'),
    )
    .where(({ and, eb }) =>
      and([
        eb('attestation.at', '>', eb.ref('made.since')),
        eb('attestation.at', '<=', eb.ref('made.until')),
      ]),
    );
}

/** Uses of pictures in items of other people; a frame is represented by its preview. */
function othersPictures(db: Kysely<Database>, by: DeletedBy) {
  return imagesLeft(db, by)
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .where('file.type', 'like', 'image/%')
    .where(({ or, eb }) => or([eb('item.owner_id', 'is', null), eb('item.owner_id', '!=', by.userId)]));
}

/** A deleted item whose images appear in other people's copies, with the title that it had when last copied. */
export interface DeletedItem {
  id: string;
  kind: ItemKind;
  title: string;
  deletedAt: number;
  copies: number;
  images: number;
}

/** The items that a person has deleted and whose images still appear in other people's copies, last deleted first. */
export async function deletedItemsShown(db: Kysely<Database>, userId: string): Promise<DeletedItem[]> {
  const rows = await othersPictures(db, { userId })
    .innerJoin('event', (join) =>
      join.onRef('event.item_id', '=', 'made.source').on('event.type', '=', 'delete'),
    )
    .select(({ fn, selectFrom }) => [
      'made.source as id',
      'event.kind',
      'event.at',
      fn.count<number | string>('item.id').distinct().as('copies'),
      fn.count<number | string>('file.sha256').distinct().as('images'),
      selectFrom('copy')
        .select('copy.source_title')
        .whereRef('copy.source_id', '=', 'made.source')
        .orderBy('copy.created_at', 'desc')
        .limit(1)
        .as('title'),
    ])
    .groupBy(['made.source', 'event.kind', 'event.at'])
    .orderBy('event.at', 'desc')
    .orderBy('made.source')
    .execute();
  return rows.flatMap(({ kind, at, title, copies, images, ...row }) =>
    kind === null
      ? []
      : [
          {
            ...row,
            kind,
            title: title ?? '',
            deletedAt: at,
            copies: Number(copies),
            images: Number(images),
          },
        ],
  );
}

/** A picture of a deleted item, and a public copy that shows it, if there is one. */
export interface PictureLeft {
  file: string;
  width: number;
  height: number;
  item: string | null;
}

/** The pictures of a deleted item that appear in other people's copies, whatever the copies' visibility. */
export function picturesLeft(db: Kysely<Database>, by: DeletedBy): Promise<PictureLeft[]> {
  return othersPictures(db, by)
    .select(({ fn, eb }) => [
      'file.sha256 as file',
      'file.width',
      'file.height',
      fn
        .min<string | null>(
          eb
            .case()
            .when(eb.and([eb('item.visibility', '=', 'public'), eb('item_file.published', '=', 1)]))
            .then(eb.ref('item.id'))
            .else(null)
            .end(),
        )
        .as('item'),
    ])
    .groupBy(['file.sha256', 'file.width', 'file.height'])
    .orderBy('file.sha256')
    .execute();
}

/** Whether a person has deleted an item that was copied. */
export async function hasDeletedCopied(
  db: Kysely<Database>,
  { userId, itemId }: Required<DeletedBy>,
): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .innerJoin('copy', 'copy.source_id', 'event.item_id')
    .select('event.id')
    .where('event.item_id', '=', itemId ?? '')
    .where('event.user_id', '=', userId)
    .where('event.type', '=', 'delete')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the given files that no copy has from the deleted item. At most as many keys as one statement allows. */
export async function filesNotLeft(
  db: Kysely<Database>,
  by: DeletedBy,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await imagesLeft(db, by)
    .select('item_file.sha256')
    .distinct()
    .where('item_file.sha256', 'in', keys)
    .execute();
  const left = new Set(rows.map(({ sha256 }) => sha256));
  return keys.filter((key) => !left.has(key));
}

/** The new names of a deleted item's images that were masked in its copies since, by their old keys. */
export async function maskedLeft(db: Kysely<Database>, by: DeletedBy): Promise<Map<string, string>> {
  const rows = await imagesLeft(db, by)
    .innerJoin('masked_file', (join) =>
      join
        .onRef('masked_file.item_id', '=', 'item_file.item_id')
        .onRef('masked_file.by_sha256', '=', 'item_file.sha256'),
    )
    .select(['masked_file.sha256', 'masked_file.by_sha256'])
    .distinct()
    .execute();
  return new Map(rows.map(({ sha256, by_sha256 }) => [sha256, by_sha256]));
}
