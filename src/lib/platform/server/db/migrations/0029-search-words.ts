import { type Kysely, sql } from 'kysely';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { writeSearchRows } from './search-rows.ts';
import { addToSummaries } from './search-summaries.ts';

/**
 * A search knows where it finds a word, and finds cases by their folders and modalities, protocols by their rows: index
 * rows that said « term » become words of a title, a label or another text.
 */
export const searchWords = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addToSummaries(db, 'case', 'images', ['modalities']);
    await addToSummaries(db, 'protocol', 'body', ['rowNames']);
    await sql`delete from item_facet where facet = 'term'`.execute(db);
    await writeSearchRows(db, ITEM_KINDS);
  },
};
