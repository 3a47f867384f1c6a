import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** One reader's attempts at one of an author's cases in a month. */
export interface AttemptsOfMonth {
  itemId: string;
  userId: string;
  /** The month in Paris: `2026-11`. */
  month: string;
  attempts: number;
  /** Whether the reader's first graded attempt was in this month, and whether it was right. */
  first: number;
  firstRight: number;
  /** Number of later graded attempts. */
  repeats: number;
  repeatsRight: number;
}

/** Other people's attempts at an author's cases, by person; must never be shown in this form. */
export async function attemptsByMonth(db: Kysely<Database>, ownerId: string): Promise<AttemptsOfMonth[]> {
  const { rows } = await sql<AttemptsOfMonth>`
    select attempt.item_id as ${sql.ref('itemId')}, attempt.user_id as ${sql.ref('userId')}, attempt.month,
      count(*) as attempts,
      sum(case when grade is not null and place = 1 then 1 else 0 end) as first,
      sum(case when grade > 1 and place = 1 then 1 else 0 end) as ${sql.ref('firstRight')},
      sum(case when grade is not null and place > 1 then 1 else 0 end) as repeats,
      sum(case when grade > 1 and place > 1 then 1 else 0 end) as ${sql.ref('repeatsRight')}
    from (
      select a.item_id, a.user_id, substr(a.day, 1, 7) as month, a.grade,
        row_number() over (
          partition by a.item_id, a.user_id
          order by case when a.grade is null then 1 else 0 end, a.at, a.id
        ) as place
      from item
      inner join practice_attempt as a on a.item_id = item.id
      where item.owner_id = ${ownerId} and a.user_id <> ${ownerId}
    ) as attempt
    group by attempt.item_id, attempt.user_id, attempt.month`.execute(db);
  return rows.map(({ itemId, userId, month, ...counts }) => {
    const numbers = Object.entries(counts).map(([name, count]) => [name, Number(count)]);
    return { itemId, userId, month, ...Object.fromEntries(numbers) } as AttemptsOfMonth;
  });
}
