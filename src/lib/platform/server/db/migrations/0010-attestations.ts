import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/**
 * Records who attested which image of which item. Before, an attestation concerned a whole item: it is copied to the
 * item's files, and so is a publication. Files of other items must be attested before they are published.
 */
const ATTESTATIONS = [
  `create table attestation (
    item_id text not null references item (id) on delete cascade,
    sha256 text not null,
    user_id text,
    at bigint not null,
    primary key (item_id, sha256)
  ) without rowid`,
  `create index attestation_by_user on attestation (user_id)`,
  `insert into attestation (item_id, sha256, user_id, at)
    select item_file.item_id, item_file.sha256, event.user_id, event.at
    from item_file
    join event on event.id = (
      select word.id from event word
      where word.item_id = item_file.item_id and word.type = 'attest'
      order by word.at desc, word.id desc limit 1
    )`,
  `insert into attestation (item_id, sha256, user_id, at)
    select item_file.item_id, item_file.sha256, item.owner_id, item.published_at
    from item_file
    join item on item.id = item_file.item_id
    where item.visibility = 'public'
    on conflict (item_id, sha256) do nothing`,
];

export function attestations(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of ATTESTATIONS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
