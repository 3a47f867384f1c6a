import { type Kysely, sql } from 'kysely';
import { ficheWords } from '#lib/questionnaires/summary.ts';
import type { Fiche } from '#lib/questionnaires/tree.ts';

/** A version of a questionnaire with fiches, or the summary that lists show (number null). */
interface Summarised {
  id: string;
  number: number | null;
  text_id: string;
}

/** Only ids first, then the bodies one by one: together they may not fit in memory. */
const WITH_FICHES = sql`select item.id, version.number, text_id
    from item
    join item_version as version on version.item_id = item.id
    join item_version_part as part on part.item_id = item.id and part.number = version.number
    join body_text on body_text.id = text_id
    where item.kind = 'questionnaire' and json like '%"fiches":[{%'
  union all
  select item.id, null as number, body_text.id as text_id
    from item
    left join item_part on item_part.item_id = item.id and item.visibility <> 'public'
    left join item_version_part as part
      on part.item_id = item.id and part.number = item.published_version and item.visibility = 'public'
    join body_text on body_text.id = coalesce(part.text_id, item_part.text_id)
    where item.kind = 'questionnaire' and json like '%"fiches":[{%'`;

/** Adds the words of fiches to the search words of existing questionnaires. */
export const ficheSearch = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<Summarised>`${WITH_FICHES}`.execute(db);
    for (const each of rows) {
      const found = await sql<{
        json: string;
      }>`select json from body_text where id = ${each.text_id}`.execute(db);
      const { fiches } = JSON.parse(found.rows[0]!.json) as { fiches: Fiche[] };
      await addWords(db, each, ficheWords(fiches));
    }
  },
};

async function addWords(db: Kysely<unknown>, { id, number }: Summarised, words: string): Promise<void> {
  const isSummarised =
    number === null
      ? sql`from item where id = ${id}`
      : sql`from item_version where item_id = ${id} and number = ${number}`;
  const { rows } = await sql<{ summary: string }>`select summary ${isSummarised}`.execute(db);
  const summary = JSON.stringify({ ...JSON.parse(rows[0]!.summary), ficheWords: words });
  if (number !== null) {
    await sql`update item_version set summary = ${summary} where item_id = ${id} and number = ${number}`.execute(
      db,
    );
    return;
  }
  await sql`update item set summary = ${summary} where id = ${id}`.execute(db);
  for (const word of words.split(' '))
    await sql`insert into item_facet (kind, visibility, facet, value, number)
      select kind, visibility, 'term', ${word}, number from item where id = ${id} on conflict do nothing`.execute(
      db,
    );
}
