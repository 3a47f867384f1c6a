import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { parisDay, parisHour } from '../../../day.ts';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

const counts = (...names: string[]) => names.map((name) => `${name} integer not null default 0`).join(', ');

/** Activity counts of items and of people. Those of an item are deleted with it; those of a person with the account. */
const TABLES = [
  `create table item_day (
    item_id text not null references item (id) on delete cascade,
    day text not null,
    ${counts('views', 'first_views', 'copies', 'ratings', 'rating_sum', 'answers')},
    ${counts('attempts', 'graded', 'graded_right', 'reports')},
    primary key (item_id, day)
  ) without rowid`,
  `create table person_hour (
    user_id text not null references "user" (id) on delete cascade,
    day text not null,
    hour integer not null,
    kind text not null,
    ${counts('opened', 'answered', 'reports', 'attempts', 'graded', 'graded_right')},
    primary key (user_id, day, hour, kind)
  ) without rowid`,
  `create table report_copied (
    item_id text not null references item (id) on delete cascade,
    user_id text not null,
    day text not null,
    primary key (item_id, user_id, day)
  ) without rowid`,
  `create index report_copied_by_user on report_copied (user_id)`,
];

const VIEWS = `insert into item_day (item_id, day, views, first_views)
  select item_id, day, count(*), sum(case when day = first_day then 1 else 0 end)
  from (select item_id, day, min(day) over (partition by item_id, user_id) as first_day from "view") as seen
  group by item_id, day`;

/** Rows per read, and rows per insert statement. */
const PAGE = 10_000;
const ROWS = 500;

type Counts = Map<string, { key: readonly (string | number)[]; counts: number[] }>;

function add(counts: Counts, key: readonly (string | number)[], ...amounts: number[]): void {
  const at = key.join(' ');
  const known = counts.get(at);
  if (known) known.counts = known.counts.map((count, index) => count + amounts[index]!);
  else counts.set(at, { key, counts: amounts });
}

/** Adds counts to the rows of a table. */
async function write(
  db: Kysely<unknown>,
  table: string,
  { keys, columns, counts }: { keys: readonly string[]; columns: readonly string[]; counts: Counts },
): Promise<void> {
  const rows = [...counts.values()].map(
    ({ key, counts: amounts }) => sql`(${sql.join([...key, ...amounts])})`,
  );
  const more = columns.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');
  for (let from = 0; from < rows.length; from += ROWS)
    await sql`insert into ${sql.raw(`${table} (${[...keys, ...columns].join(', ')})`)}
      values ${sql.join(rows.slice(from, from + ROWS))}
      on conflict (${sql.raw(keys.join(', '))}) do update set ${sql.raw(more)}`.execute(db);
}

/** Counts copies by day in JavaScript, in key order: the database cannot compute the day in Paris of an instant. */
async function countCopies(db: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ item_id: string; source_id: string; created_at: number }>`
      select "copy".item_id, source_id, "copy".created_at from "copy" join item on item.id = source_id
      where counted = 1 and "copy".item_id > ${last} order by "copy".item_id limit ${PAGE}`.execute(db);
    const counts: Counts = new Map();
    for (const { source_id, created_at } of rows) add(counts, [source_id, parisDay(Number(created_at))], 1);
    await write(db, 'item_day', { keys: ['item_id', 'day'], columns: ['copies'], counts });
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.item_id;
  }
}

async function countRatings(db: Kysely<unknown>): Promise<void> {
  const last = { item: '', user: '' };
  for (;;) {
    const { rows } = await sql<{ item_id: string; user_id: string; value: number; created_at: number }>`
      select item_id, user_id, value, created_at from rating
      where (item_id, user_id) > (${last.item}, ${last.user}) order by item_id, user_id limit ${PAGE}`.execute(
      db,
    );
    const counts: Counts = new Map();
    for (const { item_id, value, created_at } of rows)
      add(counts, [item_id, parisDay(Number(created_at))], 1, value);
    await write(db, 'item_day', { keys: ['item_id', 'day'], columns: ['ratings', 'rating_sum'], counts });
    if (rows.length < PAGE) return;
    last.item = rows.at(-1)!.item_id;
    last.user = rows.at(-1)!.user_id;
  }
}

async function countOpened(db: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; at: number; user_id: string; kind: string }>`
      select event.id, at, user_id, kind from event join "user" on "user".id = user_id
      where type = 'view' and event.id > ${last} order by event.id limit ${PAGE}`.execute(db);
    const counts: Counts = new Map();
    for (const { at, user_id, kind } of rows) {
      const { day, hour } = parisHour(Number(at));
      add(counts, [user_id, day, hour, kind], 1);
    }
    const keys = ['user_id', 'day', 'hour', 'kind'];
    await write(db, 'person_hour', { keys, columns: ['opened'], counts });
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.id;
  }
}

/** Practice and copied reports are only recorded from now on; existing views, copies and ratings are counted. */
export function activity(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of [...TABLES, VIEWS]) await sql.raw(forEngine(statement, engine)).execute(db);
      await countCopies(db);
      await countRatings(db);
      await countOpened(db);
    },
  };
}
