import { type Kysely, sql } from 'kysely';
import { facetValues } from '#lib/items/kinds/matches.ts';

interface CaseRow {
  number: number;
  visibility: string;
  summary: string;
}

/** Allows lists to be filtered by whether a case asks questions. */
export const askedQuestions = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<CaseRow>`
      select number, visibility, summary from item where kind = 'case' and summary like '%"questions"%'`.execute(
      db,
    );
    for (const { number, visibility, summary } of rows)
      for (const value of facetValues('questions', {
        title: '',
        tags: [],
        authorName: '',
        ...JSON.parse(summary),
      }))
        await sql`insert into item_facet (number, kind, visibility, facet, value)
          values (${number}, 'case', ${visibility}, 'questions', ${value})`.execute(db);
  },
};
