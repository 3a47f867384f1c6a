import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Columns for which the schema accepts only some texts. */
const TEXTS: Record<string, string> = { 'item_person.role': 'reviewer', 'collection.kind': 'named' };

/**
 * Gives every table of an embedded database one row: its texts are `x`, so that rows refer to one another, and its
 * numbers are `number`, as SQL writes it.
 */
export async function fillTables(db: Kysely<Database>, number: string): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  for (const { name, columns } of await db.introspection.getTables()) {
    const values = columns.map(({ name: column, dataType }) =>
      /text/i.test(dataType) ? sql.lit(TEXTS[`${name}.${column}`] ?? 'x') : sql.raw(number),
    );
    const names = columns.map((column) => sql.ref(column.name));
    await sql`delete from ${sql.table(name)}`.execute(db);
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
  }
  await sql`pragma foreign_keys = on`.execute(db);
}
