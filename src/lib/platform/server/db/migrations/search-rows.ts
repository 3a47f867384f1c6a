import { type Kysely, sql } from 'kysely';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { ItemSummary } from '#lib/items/kinds/summaries.ts';
import { facetRows } from '#lib/items/server/item-index-queries.ts';
import { batches } from '../batches.ts';

interface Listed {
  id: string;
  number: number;
  kind: ItemKind;
  visibility: Visibility;
  title: string;
  summary: string;
  name: string | null;
}

/** Number of items whose words are written at once. */
const AT_ONCE = 200;

const SEARCH_FACETS: readonly string[] = ['title', 'label', 'text'];

/**
 * Writes search rows for all items of some kinds: their search words, or other facets. The former rows must already be
 * deleted.
 */
export async function writeSearchRows(
  db: Kysely<unknown>,
  kinds: readonly ItemKind[],
  facets = SEARCH_FACETS,
): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } =
      await sql<Listed>`select item.id, number, kind, visibility, title, summary, shown_name as name
      from item left join "user" on "user".id = owner_id
      where number > ${after} and kind in (${sql.join(kinds)}) order by number limit ${AT_ONCE}`.execute(db);
    for (const item of rows) await writeRowsOf(db, item, facets);
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
  }
}

async function writeRowsOf(db: Kysely<unknown>, item: Listed, facets: readonly string[]): Promise<void> {
  const tags = await sql<{
    tag: string;
  }>`select tag from item_tag where item_id = ${item.id} order by position`.execute(db);
  const words = facetRows(item.number, {
    ...item,
    summary: JSON.parse(item.summary) as ItemSummary,
    tags: tags.rows.map(({ tag }) => tag),
    authorName: item.name ?? '',
  }).filter(({ facet }) => facets.includes(facet));
  for (const rows of batches(words)) {
    const values = rows.map(
      ({ kind, visibility, facet, value, number }) =>
        sql`(${kind}, ${visibility}, ${facet}, ${value}, ${number})`,
    );
    await sql`insert into item_facet (kind, visibility, facet, value, number) values ${sql.join(values)}`.execute(
      db,
    );
  }
}
