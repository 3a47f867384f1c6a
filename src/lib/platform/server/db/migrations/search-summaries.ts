import { type Kysely, sql } from 'kysely';
import { summarisePart } from '#lib/items/kinds/body-rules.ts';

/** A version, or the summary that lists show (number null), with the text of its part. */
interface Summarised {
  id: string;
  number: number | null;
  text_id: string;
}

/** Only ids first, then the bodies one by one: together they may not fit in memory. */
const summarised = (kind: string, part: string) => sql<Summarised>`
  select item.id, version.number, held.text_id
    from item
    join item_version as version on version.item_id = item.id
    join item_version_part as held
      on held.item_id = item.id and held.number = version.number and held.part = ${part}
    where item.kind = ${kind}
  union all
  select item.id, null as number, coalesce(held.text_id, own.text_id) as text_id
    from item
    left join item_part as own on own.item_id = item.id and own.part = ${part}
    left join item_version_part as held on held.item_id = item.id and held.part = ${part}
      and held.number = item.published_version and item.visibility = 'public'
    where item.kind = ${kind} and coalesce(held.text_id, own.text_id) is not null`;

/** Adds keys, derived from one part of the body, to the summaries of all items of a kind and of their versions. */
export async function addToSummaries(
  db: Kysely<unknown>,
  kind: 'case' | 'protocol',
  part: string,
  keys: readonly string[],
): Promise<void> {
  const { rows } = await summarised(kind, part).execute(db);
  for (const each of rows) await addKeys(db, each, kind, keys);
}

async function addKeys(
  db: Kysely<unknown>,
  { id, number, text_id }: Summarised,
  kind: 'case' | 'protocol',
  keys: readonly string[],
): Promise<void> {
  const text = await sql<{ json: string }>`select json from body_text where id = ${text_id}`.execute(db);
  const all: Record<string, unknown> = { ...summarisePart(kind, JSON.parse(text.rows[0]!.json)) };
  const from =
    number === null
      ? sql`item where id = ${id}`
      : sql`item_version where item_id = ${id} and number = ${number}`;
  const { rows } = await sql<{ summary: string }>`select summary from ${from}`.execute(db);
  const added = Object.fromEntries(keys.map((key) => [key, all[key]]));
  const summary = JSON.stringify({ ...JSON.parse(rows[0]!.summary), ...added });
  if (number === null) await sql`update item set summary = ${summary} where id = ${id}`.execute(db);
  else
    await sql`update item_version set summary = ${summary} where item_id = ${id} and number = ${number}`.execute(
      db,
    );
}
