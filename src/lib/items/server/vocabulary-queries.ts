import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import { WORD_FIELDS } from '../kinds/matches.ts';
import type { Reading } from './public-list-queries.ts';

/** Words before this one, numbers, are skipped: they need no spelling correction, and there may be very many. */
const FIRST_LETTER = 'a';

/**
 * The words of the public items of a kind, each once per field. Each is found from the previous one by one index
 * look-up: a frequent word costs no more than a rare one.
 */
export async function publicVocabulary({ db, engine }: Reading, kind: ItemKind): Promise<string[]> {
  const joined = engine === 'sqlite' ? sql`group_concat(value, ' ')` : sql`string_agg(value, ' ')`;
  const words: string[] = [];
  for (const field of WORD_FIELDS) {
    const after = (bound: ReturnType<typeof sql>) => sql`(select min(item_facet.value) from item_facet
      where item_facet.kind = ${kind} and item_facet.visibility = 'public' and item_facet.facet = ${field}
        and item_facet.value ${bound})`;
    const { rows } = await sql<{ text: string | null }>`with recursive words (value) as (
        select ${after(sql`>= ${FIRST_LETTER}`)}
        union all
        select ${after(sql`> words.value`)} from words where words.value is not null)
      select ${joined} as text from words where value is not null`.execute(db);
    words.push(...(rows[0]?.text?.split(' ') ?? []));
  }
  return words;
}

/** The words of a person's own items of a kind. */
export async function ownVocabulary(
  db: Kysely<Database>,
  ownerId: string,
  kind: ItemKind,
): Promise<string[]> {
  const rows = await db
    .selectFrom('item_facet')
    .select('value')
    .distinct()
    .where('facet', 'in', WORD_FIELDS)
    .where('value', '>=', FIRST_LETTER)
    .where('number', 'in', (eb) =>
      eb.selectFrom('item').select('number').where('owner_id', '=', ownerId).where('kind', '=', kind),
    )
    .execute();
  return rows.map(({ value }) => value);
}
