import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Size in bytes of the texts and versions of each item, which counts towards its owner's quota. */
const STATEMENTS = [
  `alter table item add column text_bytes bigint not null default 0`,
  `update item set text_bytes =
    coalesce((select sum(octet_length(json)) from body_text where id in (
      select text_id from item_part where item_part.item_id = item.id
      union select text_id from item_version_part where item_version_part.item_id = item.id)), 0)
    + coalesce((select sum(octet_length(title) + octet_length(tags) + octet_length(summary)
      + coalesce(octet_length(word), 0)) from item_version where item_version.item_id = item.id), 0)`,
  // The index alone is enough for the total of a person's items.
  `create index item_text_by_owner on item (owner_id, text_bytes)`,
];

export const textBytes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
