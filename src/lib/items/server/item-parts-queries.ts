import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import { emptyPart, withEmptyParts } from '../kinds/empty-parts.ts';
import { partNames } from '../kinds/parts.ts';
import { freeTexts } from './body-texts-queries.ts';
import { recountTexts } from './text-bytes-queries.ts';

/** A part of a body as stored: JSON that passed its schema. */
export interface StoredPart {
  part: string;
  /** The item's revision at the part's last change. */
  revision: number;
  textId: string;
  text: string;
}

/** The text of a part; empty, with `textId` null, if it has no row. */
export type PartText = Pick<StoredPart, 'part' | 'text'> & { textId: string | null };

/** The stored parts of an item's body, of these names (all by default), sorted by name. */
export async function readParts(
  db: Kysely<Database>,
  itemId: string,
  names?: readonly string[],
): Promise<StoredPart[]> {
  // PostgreSQL does not accept an empty list.
  if (names?.length === 0) return [];
  return db
    .selectFrom('item_part')
    .innerJoin('body_text', 'body_text.id', 'item_part.text_id')
    .select(['item_part.part', 'item_part.revision', 'body_text.id as textId', 'body_text.json as text'])
    .where('item_part.item_id', '=', itemId)
    .$if(names !== undefined, (query) => query.where('item_part.part', 'in', names ?? []))
    .orderBy('item_part.part')
    .execute();
}

/** The text of one part of an item; empty where none is stored. */
export async function readPart(
  db: Kysely<Database>,
  { kind, id }: { kind: ItemKind; id: string },
  part: string,
): Promise<PartText> {
  const [found] = await readParts(db, id, [part]);
  return found ?? { part, text: emptyPart(kind, part), textId: null };
}

/** JSON of a body, concatenated from its parts without parsing them. */
export function joinParts(parts: readonly Pick<StoredPart, 'text'>[]): string {
  return `{${parts
    .map(({ text }) => text.slice(1, -1))
    .filter((fields) => fields !== '')
    .join(',')}}`;
}

/** JSON of an item's body: all of it, or the parts that contain these keys. */
export async function readBody(
  db: Kysely<Database>,
  kind: ItemKind,
  itemId: string,
  keys?: readonly string[],
): Promise<string> {
  const names = partNames(kind, keys);
  return joinParts(withEmptyParts(kind, names, await readParts(db, itemId, names)));
}

/**
 * The revision at which each of these parts or fields was last changed, without those unchanged since the item was
 * created.
 */
export async function partRevisions(
  db: Kysely<Database>,
  itemId: string,
  names: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('item_part')
    .select(['part', 'revision'])
    .where('item_id', '=', itemId)
    .where('part', 'in', names)
    .execute();
  return new Map(rows.map(({ part, revision }) => [part, revision]));
}

/** Whether these parts of an item still have exactly these texts (none for a part without a row). */
export async function holdTexts(
  db: Kysely<Database>,
  itemId: string,
  { names, textIds }: { names: readonly string[]; textIds: readonly string[] },
): Promise<boolean> {
  if (names.length === 0) return true;
  const rows = await db
    .selectFrom('item_part')
    .select('text_id')
    .where('item_id', '=', itemId)
    .where('part', 'in', names)
    .where('text_id', 'is not', null)
    .execute();
  const held = new Set(rows.map(({ text_id }) => text_id));
  return held.size === new Set(textIds).size && textIds.every((id) => held.has(id));
}

/** Writes the parts of a new item. */
export async function insertParts(
  trx: Transaction<Database>,
  itemId: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(texts).map(([part, text]) => ({ part, text, id: newId() }));
  await trx
    .insertInto('body_text')
    .values(rows.map(({ id, text }) => ({ id, json: text })))
    .execute();
  await trx
    .insertInto('item_part')
    .values(rows.map(({ part, id }) => ({ item_id: itemId, part, revision: 1, text_id: id })))
    .execute();
}

/**
 * Gives a new item the body of another, from its working copy or a version: a few rows, whatever their size. The
 * source must be locked.
 */
export async function shareParts(
  trx: Transaction<Database>,
  from: { of: string; version: number | null },
  to: string,
): Promise<void> {
  const id = sql.lit(to).as('item_id');
  const revision = sql.lit(1).as('revision');
  const { of, version } = from;
  await trx
    .insertInto('item_part')
    .columns(['item_id', 'part', 'revision', 'text_id'])
    .expression(({ selectFrom }) =>
      version === null
        ? selectFrom('item_part')
            .select([id, 'part', revision, 'text_id'])
            .where('item_id', '=', of)
            .where('text_id', 'is not', null)
        : selectFrom('item_version_part')
            .select([id, 'part', revision, sql<string | null>`text_id`.as('text_id')])
            .where('item_id', '=', of)
            .where('number', '=', version),
    )
    .execute();
}

/**
 * Replaces the text of a part by a new text, or by that of a version of the item; a part without a row gets one. A text
 * that is no longer used is deleted. The item must be locked.
 */
export async function replacePart(
  trx: Transaction<Database>,
  itemId: string,
  { part, textId }: Pick<PartText, 'part' | 'textId'>,
  next: { revision: number } & ({ text: string } | { sharedId: string }),
): Promise<void> {
  const id = 'sharedId' in next ? next.sharedId : newId();
  if ('text' in next) await trx.insertInto('body_text').values({ id, json: next.text }).execute();
  const changed = { revision: next.revision, text_id: id };
  await trx
    .insertInto('item_part')
    .values({ item_id: itemId, part, ...changed })
    .onConflict((conflict) => conflict.columns(['item_id', 'part']).doUpdateSet(changed))
    .execute();
  if (textId !== null) await freeTexts(trx, [textId]);
  await recountTexts(trx, [itemId]);
}

/** Records the revision at which fields of the item itself were changed. */
export async function stampFields(
  trx: Transaction<Database>,
  itemId: string,
  fields: readonly string[],
  revision: number,
): Promise<void> {
  if (fields.length === 0) return;
  await trx
    .insertInto('item_part')
    .values(fields.map((part) => ({ item_id: itemId, part, revision, text_id: null })))
    .onConflict((conflict) => conflict.columns(['item_id', 'part']).doUpdateSet({ revision }))
    .execute();
}
