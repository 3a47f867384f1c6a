import { type Kysely, sql } from 'kysely';
import { writeSearchRows } from './search-rows.ts';
import { addToSummaries } from './search-summaries.ts';

/** Protocols are found by their indications, contra-indications and contrast agents too. */
export const protocolSearch = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addToSummaries(db, 'protocol', 'body', ['indications', 'contraindications', 'agents']);
    await sql`delete from item_facet where kind = 'protocol' and facet in ('title', 'label', 'text')`.execute(
      db,
    );
    await writeSearchRows(db, ['protocol']);
  },
};
