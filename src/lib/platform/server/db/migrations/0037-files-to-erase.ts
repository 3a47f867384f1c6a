import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Files to delete at once instead of moving them to the trash: masked originals and their known thumbnails. */
const FILES_TO_ERASE = [
  `create table file_to_erase (sha256 text not null primary key) without rowid`,
  `insert into file_to_erase (sha256) select distinct sha256 from masked_file`,
  `insert into file_to_erase (sha256)
    select distinct file_variant.variant_sha256 from file_variant
    join masked_file on masked_file.sha256 = file_variant.sha256
    where true on conflict do nothing`,
];

export function filesToErase(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of FILES_TO_ERASE) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
