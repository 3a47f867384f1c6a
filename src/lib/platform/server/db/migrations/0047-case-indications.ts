import type { Kysely } from 'kysely';
import { addToSummaries } from './search-summaries.ts';

/** Case summaries contain the beginning of the clinical information. */
export const caseIndications = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addToSummaries(db, 'case', 'clinicalInformation', ['indication']);
  },
};
