import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';
import { writeSearchRows } from './search-rows.ts';
import { addToSummaries } from './search-summaries.ts';

/** Requests to confirm that a version was read, with their confirmations; dates of the next review of protocols. */
const TABLES = [
  `create table confirmation (
    item_id text not null references item (id) on delete cascade,
    version bigint not null,
    user_id text not null references "user" (id) on delete cascade,
    asked_at bigint not null,
    confirmed_at bigint,
    primary key (item_id, version, user_id)
  ) without rowid`,
  'create index confirmation_by_user on confirmation (user_id, confirmed_at)',
  `create table review_due (
    item_id text not null primary key references item (id) on delete cascade,
    due_on text not null,
    months bigint,
    reviewed_on text
  ) without rowid`,
];

/** Facets of protocols: the patients they suit, and their indications. */
const FACETS = ['suits', 'indication'];

export function protocolsUsed(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
      await addToSummaries(db, 'protocol', 'body', ['suits']);
      await sql`delete from item_facet where kind = 'protocol' and facet in (${sql.join(FACETS)})`.execute(
        db,
      );
      await writeSearchRows(db, ['protocol'], FACETS);
    },
  };
}
