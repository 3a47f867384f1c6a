import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { anchorViews } from '#lib/cases/view-links.ts';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Bodies are split into parts, each with its revision; copies share the texts of parts until they are changed. */
const TABLES = [
  `create table body_text (id text not null primary key, json text not null)`,
  `create table item_part (
    item_id text not null references item (id) on delete cascade,
    part text not null,
    revision integer not null,
    text_id text references body_text (id),
    primary key (item_id, part)
  ) without rowid`,
  `create index item_part_by_text on item_part (text_id)`,
];

const PARTS_OF_CASES = {
  difficulty: ['difficulty'],
  clinicalInformation: ['clinicalInformation'],
  answer: ['answer'],
  images: ['folders', 'mainImage'],
  sheet: ['sheet'],
};

/** SQL of a field of a body, as its original JSON text. */
function fieldOf(key: string, engine: Engine): string {
  return engine === 'sqlite' ? `body -> '$.${key}'` : `(body::json -> '${key}')::text`;
}

/** SQL of a part's JSON object, which consists of these fields of the body. */
function partOf(keys: readonly string[], engine: Engine): string {
  return `'{' || ${keys.map((key) => `'"${key}":' || (${fieldOf(key, engine)})`).join(` || ',' || `)} || '}'`;
}

async function move(db: Kysely<unknown>, kinds: string, part: string, text: string): Promise<void> {
  const textId = sql.raw(`item_id || '-' || '${part}'`);
  const bodies = sql`item_body join item on item.id = item_id where kind in (${sql.raw(kinds)})`;
  await sql`insert into body_text (id, json) select ${textId}, ${sql.raw(text)} from ${bodies}`.execute(db);
  await sql`insert into item_part (item_id, part, revision, text_id)
    select item_id, ${sql.lit(part)}, revision, ${textId} from ${bodies}`.execute(db);
}

/** Adds the file to links to images that give only a position, since folders are a separate part from now on. */
async function anchorLinks(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; body: string; sheet: string }>`
    select body_text.id, item_body.body, body_text.json as sheet from body_text
    join item_part on text_id = body_text.id join item_body on item_body.item_id = item_part.item_id
    where part = 'sheet' and body_text.json like ${'%"view":{%'}`.execute(db);
  for (const { id, body, sheet } of rows) {
    const anchored = anchorViews(JSON.parse(sheet).sheet, JSON.parse(body).folders);
    await sql`update body_text set json = ${JSON.stringify({ sheet: anchored })} where id = ${id}`.execute(
      db,
    );
  }
}

export function itemParts(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
      for (const [part, keys] of Object.entries(PARTS_OF_CASES))
        await move(db, `'case'`, part, partOf(keys, engine));
      await move(db, `'questionnaire', 'protocol'`, 'body', 'body');
      await anchorLinks(db);
      await sql`drop table item_body`.execute(db);
    },
  };
}
