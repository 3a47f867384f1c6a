import type { Kysely } from 'kysely';
import { addToSummaries } from './search-summaries.ts';

/** Rows of cases tell how the clinical information begins. */
export const caseIndications = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addToSummaries(db, 'case', 'clinicalInformation', ['indication']);
  },
};
