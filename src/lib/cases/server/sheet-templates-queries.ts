import type { Kysely, Transaction } from 'kysely';
import { fold } from '#lib/platform/fold.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { SheetTemplate } from '../sheet-template.ts';
import type { SheetTemplateTable } from './sheet-template-tables.ts';

/** A person's sheet templates, by name. */
export function templatesOf(db: Kysely<Database>, userId: string): Promise<SheetTemplateTable[]> {
  return db
    .selectFrom('sheet_template')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute();
}

/** How many templates a person has. */
export async function countTemplates(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sheet_template')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes a person's template of this name, ignoring case and accents. */
export async function deleteNamesakes(
  trx: Transaction<Database>,
  userId: string,
  name: string,
): Promise<void> {
  await trx
    .deleteFrom('sheet_template')
    .where('user_id', '=', userId)
    .where('name_key', '=', fold(name))
    .execute();
}

/** Stores a new template. The person must be locked (`lockPerson`). */
export function insertTemplate(
  trx: Transaction<Database>,
  userId: string,
  { name, headings }: SheetTemplate,
  now: number,
): Promise<SheetTemplateTable> {
  const row = { id: newId(now), user_id: userId, name, name_key: fold(name) };
  return trx
    .insertInto('sheet_template')
    .values({ ...row, headings: JSON.stringify(headings), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a template of a person. @returns whether there was such a template */
export async function deleteTemplate(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sheet_template')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
