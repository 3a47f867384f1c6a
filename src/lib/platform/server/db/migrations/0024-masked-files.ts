import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Replacements of an item's images in which regions were blacked out. */
const MASKED = [
  `create table masked_file (
    item_id text not null references item (id) on delete cascade,
    sha256 text not null,
    by_sha256 text not null,
    primary key (item_id, sha256)
  ) without rowid`,
  `create index masked_file_by_sha256 on masked_file (sha256)`,
];

export function maskedFiles(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of MASKED) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
