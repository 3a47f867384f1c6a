import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How a case opens is a part of its own, which cases made before have none of: an empty one, in their versions too. */
const STATEMENTS = [
  `insert into body_text (id, json) select id || '-presentation', '{}' from item where kind = 'case' on conflict do nothing`,
  `insert into item_part (item_id, part, revision, text_id)
    select id, 'presentation', revision, id || '-presentation' from item where kind = 'case' on conflict do nothing`,
  `insert into item_version_part (item_id, number, part, text_id)
    select item_version.item_id, item_version.number, 'presentation', item_version.item_id || '-presentation'
    from item_version join item on item.id = item_version.item_id where item.kind = 'case' on conflict do nothing`,
];

export const presentation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
