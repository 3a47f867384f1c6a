import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ItemKind } from '#lib/items/item.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { withoutFiles } from '#lib/items/kinds/body-rules.ts';
import { partTexts } from '#lib/items/kinds/parts.ts';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Numbered publications of an item; they share the texts of parts with its working copy and with each other. */
const TABLES = [
  `create table item_version (
    item_id text not null references item (id) on delete cascade,
    number integer not null,
    published_at bigint not null,
    publisher_id text,
    word text,
    title text not null,
    tags text not null,
    summary text not null,
    primary key (item_id, number)
  ) without rowid`,
  `create index item_version_by_publisher on item_version (publisher_id)`,
  `create table item_version_part (
    item_id text not null,
    number integer not null,
    part text not null,
    text_id text not null references body_text (id),
    primary key (item_id, number, part),
    foreign key (item_id, number) references item_version (item_id, number) on delete cascade
  ) without rowid`,
  `create index item_version_part_by_text on item_version_part (text_id)`,
];

const COLUMNS = [
  `alter table item add column published_version integer`,
  `alter table item add column working_title text`,
  `alter table item add column working_tags text`,
  `alter table item add column has_changes integer not null default 0`,
  `alter table item_file add column working integer not null default 1`,
  `alter table item_file add column published integer not null default 0`,
  `alter table item_file add column kept integer not null default 0`,
  `alter table "copy" add column source_version integer`,
];

/** SQL of an item's tags as a JSON list, in the author's order. */
const TAGS: Record<Engine, string> = {
  sqlite: `(select json_group_array(tag) from (select tag from item_tag where item_id = item.id order by position))`,
  postgres: `coalesce((select json_agg(tag order by position)::text from item_tag where item_id = item.id), '[]')`,
};

/** Public items become version 1. A copy made after the last change of its source is a copy of that version. */
const firstVersions = (engine: Engine) => [
  `insert into item_version (item_id, number, published_at, publisher_id, word, title, tags, summary)
    select id, 1, updated_at, owner_id, null, title, ${TAGS[engine]}, summary from item where visibility = 'public'`,
  `update item set published_version = 1 where visibility = 'public'`,
  `insert into item_version_part (item_id, number, part, text_id)
    select item_part.item_id, 1, part, text_id from item_part join item on item.id = item_part.item_id
    where visibility = 'public' and text_id is not null`,
  `update item_file set published = 1, kept = 1
    where item_id in (select id from item where visibility = 'public')
    and exists (select 1 from attestation
      where attestation.item_id = item_file.item_id and attestation.sha256 = item_file.sha256)`,
  `update "copy" set source_version = 1 where exists (select 1 from item
    where item.id = source_id and visibility = 'public' and updated_at <= "copy".created_at)`,
];

interface Unattested {
  item_id: string;
  kind: ItemKind;
  sha256: string;
}

/**
 * Readers were never shown unattested images of a public item: its first version is created without them, while the
 * author's working copy keeps them as unpublished changes.
 */
async function withholdUnattested(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Unattested>`select item_file.item_id, kind, sha256 from item_file
    join item on item.id = item_file.item_id where visibility = 'public' and published = 0`.execute(db);
  for (const [id, files] of Map.groupBy(rows, ({ item_id }) => item_id)) {
    const hidden = new Set(files.map(({ sha256 }) => sha256));
    const parts = await sql<{ part: string; json: string }>`select part, json from item_version_part
      join body_text on body_text.id = text_id where item_id = ${id}`.execute(db);
    const kind = files[0]!.kind;
    const written = Object.assign({}, ...parts.rows.map(({ json }) => JSON.parse(json)));
    const shown = partTexts(kind, withoutFiles(kind, written as BodyOfKind[ItemKind], hidden));
    for (const [part, before] of Object.entries(partTexts(kind, written))) {
      const text = shown[part];
      if (text === undefined || text === before) continue;
      const textId = `${id}-${part}-version-1`;
      await sql`insert into body_text (id, json) values (${textId}, ${text})`.execute(db);
      await sql`update item_version_part set text_id = ${textId}
        where item_id = ${id} and part = ${part}`.execute(db);
      await sql`update item set has_changes = 1 where id = ${id}`.execute(db);
    }
  }
}

export function versions(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of [...TABLES, ...COLUMNS, ...firstVersions(engine)])
        await sql.raw(forEngine(statement, engine)).execute(db);
      await withholdUnattested(db);
    },
  };
}
