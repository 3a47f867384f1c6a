import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds an empty part to cases that lack it, and to their versions. @param part its name, of letters alone */
export function emptyCasePart(part: string): Migration {
  const statements = [
    `insert into body_text (id, json) select id || '-${part}', '{}' from item where kind = 'case' on conflict do nothing`,
    `insert into item_part (item_id, part, revision, text_id)
      select id, '${part}', revision, id || '-${part}' from item where kind = 'case' on conflict do nothing`,
    `insert into item_version_part (item_id, number, part, text_id)
      select item_version.item_id, item_version.number, '${part}', item_version.item_id || '-${part}'
      from item_version join item on item.id = item_version.item_id where item.kind = 'case' on conflict do nothing`,
  ];
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
