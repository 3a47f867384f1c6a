import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ItemKind } from '#lib/items/item.ts';
import { lacksOfRow, summarisePart } from '#lib/items/kinds/body-rules.ts';
import type { ItemSummary } from '#lib/items/kinds/summaries.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';

interface Kept {
  id: string;
  kind: ItemKind;
  title: string;
  summary: string;
  /** For a questionnaire, whose old summary does not tell whether texts are blank. */
  text_id: string | null;
}

/** Only ids first, then the bodies one by one: together they may not fit in memory. */
const NOT_PUBLIC = sql<Kept>`select item.id, item.kind, item.title, item.summary, item_part.text_id
  from item left join item_part
    on item_part.item_id = item.id and item_part.part = 'body' and item.kind = 'questionnaire'
  where item.visibility <> 'public'`;

/** Adds rows for the missing parts of unpublished items, by which authors can filter. */
export const itemStates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { rows } = await NOT_PUBLIC.execute(db);
    for (const row of rows) {
      const summary = await summaryOf(db, row);
      for (const lack of lacksOfRow(row.kind, { title: row.title, summary }))
        await sql`insert into item_facet (kind, visibility, facet, value, number)
          select kind, visibility, 'lack', ${lack}, number from item where id = ${row.id} on conflict do nothing`.execute(
          db,
        );
    }
  },
};

async function summaryOf(
  db: Kysely<unknown>,
  { id, kind, summary: stored, text_id }: Kept,
): Promise<ItemSummary> {
  const summary = JSON.parse(stored) as ItemSummary;
  if (text_id === null) return summary;
  const { rows } = await sql<{ json: string }>`select json from body_text where id = ${text_id}`.execute(db);
  const body = JSON.parse(rows[0]!.json) as QuestionnaireBody;
  const whole = { ...summary, ...summarisePart(kind, body) } as ItemSummary;
  await sql`update item set summary = ${JSON.stringify(whole)} where id = ${id}`.execute(db);
  return whole;
}
