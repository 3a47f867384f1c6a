import { type Kysely, sql } from 'kysely';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { writeSearchRows } from './search-rows.ts';
import { addToSummaries } from './search-summaries.ts';

/**
 * Search words are stored with their place (title, label or other text) instead of as « term »; cases are also found by
 * folders and modalities, and protocols by their rows.
 */
export const searchWords = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addToSummaries(db, 'case', 'images', ['modalities']);
    await addToSummaries(db, 'protocol', 'body', ['rowNames']);
    await sql`delete from item_facet where facet = 'term'`.execute(db);
    await writeSearchRows(db, ITEM_KINDS);
  },
};
