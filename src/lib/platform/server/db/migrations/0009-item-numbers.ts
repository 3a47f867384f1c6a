import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Every item gets a small number, which index rows name instead of its id: a set of items is then a set of bits. */
const NUMBERS = [
  `alter table item add column number integer`,
  `update item set number = ranked.number
    from (select id, row_number() over (order by id) as number from item) as ranked where ranked.id = item.id`,
  `create unique index item_by_number on item (number)`,
];

/** The database itself assigns numbers to new items, whatever code inserts them. */
const NUMBERING: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger item_number after insert on item when new.number is null
    begin update item set number = (select coalesce(max(number), 0) + 1 from item) where id = new.id; end`,
  ],
  postgres: [
    `create sequence item_number as integer owned by item.number`,
    `select setval('item_number', (select coalesce(max(number), 0) + 1 from item), false)`,
    `alter table item alter column number set default nextval('item_number')`,
    `alter table item alter column number set not null`,
  ],
};

const FACETS = [
  `create table item_facet_by_number (
    kind text not null,
    visibility text not null,
    facet text not null,
    value text not null,
    number integer not null references item (number) on delete cascade,
    primary key (kind, visibility, facet, value, number)
  ) without rowid`,
  `insert into item_facet_by_number (kind, visibility, facet, value, number)
    select f.kind, f.visibility, f.facet, f.value, item.number
    from item_facet as f join item on item.id = f.item_id
    order by f.kind, f.visibility, f.facet, f.value, item.number`,
  `drop table item_facet`,
  `alter table item_facet_by_number rename to item_facet`,
  `create index item_facet_by_item on item_facet (number, facet, value)`,
];

/** The sort orders of public lists, including the number: one index then gives the complete order. */
const ORDERS = [
  ['item_by_publication', 'published_at'],
  ['item_by_popularity', 'popularity'],
  ['item_by_rank', 'rating_rank'],
].flatMap(([index, key]) => [
  `drop index ${index}`,
  `create index ${index} on item (kind, visibility, ${key}, id, number)`,
]);

/** An index of comments in display order: an item may have many ratings without a comment. */
const COMMENTS = [
  `create index rating_comments on rating (item_id, updated_at desc, user_id) where comment is not null`,
];

export function itemNumbers(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const statements = [...NUMBERS, ...NUMBERING[engine], ...FACETS, ...ORDERS, ...COMMENTS];
      for (const statement of statements) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
