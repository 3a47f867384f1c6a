import { type Kysely, sql } from 'kysely';
import { dayAfter, startOfDay } from '#lib/domain/day.ts';
import { CONFIDENCES, type Confidence } from '#lib/domain/practice/attempt.ts';
import type { Days } from '#lib/domain/statistics/period.ts';
import { comingBack } from '../practice/pool.ts';
import type { Database } from '../schema.ts';

function gradedOf(db: Kysely<Database>, userId: string, { from, to }: Days) {
  return db
    .selectFrom('practice_attempt')
    .select((eb) => [
      eb.fn.countAll<number>().as('graded'),
      eb.fn.sum<number>(sql<number>`case when grade > 1 then 1 else 0 end`).as('right'),
    ])
    .where('user_id', '=', userId)
    .where('at', '>=', startOfDay(from))
    .where('at', '<', startOfDay(dayAfter(to, 1)))
    .where('grade', 'is not', null);
}

/** The cases that a person graded attempts at, with how often, how often rightly, and when last (epoch milliseconds). */
export function gradedCases(
  db: Kysely<Database>,
  userId: string,
  days: Days,
  confidence?: number,
): Promise<{ item_id: string; graded: number; right: number; last: number }[]> {
  return gradedOf(db, userId, days)
    .select((eb) => ['item_id', eb.fn.max('at').as('last')])
    .$if(confidence !== undefined, (query) => query.where('confidence', '=', confidence as Confidence))
    .groupBy('item_id')
    .execute();
}

/** Attempts at a case that were graded, with what says what the case is: null of one that is gone. */
export interface GradedCase {
  graded: number;
  right: number;
  summary: string | null;
  /** In any order. */
  tags: string | null;
}

/** No tag holds it. */
export const BETWEEN_TAGS = '\n';

/** How often a person graded attempts at each case, in one reading: a year has thousands of cases. */
export function gradedByCase(db: Kysely<Database>, userId: string, days: Days): Promise<GradedCase[]> {
  return db
    .selectFrom(gradedOf(db, userId, days).select('item_id').groupBy('item_id').as('attempts'))
    .leftJoin('item', 'item.id', 'attempts.item_id')
    .select((eb) => [
      'attempts.graded',
      'attempts.right',
      'item.summary',
      eb
        .selectFrom('item_tag')
        .select(sql<string>`string_agg(tag, ${BETWEEN_TAGS})`.as('joined'))
        .whereRef('item_tag.item_id', '=', 'attempts.item_id')
        .as('tags'),
    ])
    .execute();
}

/** How often a person was right when they said how sure they were: added up beside each other, never sorted. */
export async function gradedByConfidence(
  db: Kysely<Database>,
  userId: string,
  days: Days,
): Promise<{ confidence: Confidence; graded: number; right: number }[]> {
  const row = await gradedOf(db, userId, days)
    .select(
      CONFIDENCES.flatMap((confidence) => [
        sql<number>`count(*) filter (where confidence = ${confidence})`.as(`graded_${confidence}`),
        sql<number>`count(*) filter (where confidence = ${confidence} and grade > 1)`.as(
          `right_${confidence}`,
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  const counts: Record<string, number> = row;
  return CONFIDENCES.map((confidence) => ({
    confidence,
    graded: counts[`graded_${confidence}`] ?? 0,
    right: counts[`right_${confidence}`] ?? 0,
  })).filter(({ graded }) => graded > 0);
}

/**
 * The cases that a person was right about once. The scheduler's lapses do not say it: they count a second failure of what
 * was never known, too.
 */
async function everRight(db: Kysely<Database>, userId: string): Promise<Set<string>> {
  const right = await db
    .selectFrom('practice_attempt')
    .select('item_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('grade', '>', 1)
    .execute();
  return new Set(right.map(({ item_id }) => item_id));
}

/**
 * What a person remembers of each case, as far as it is told, whether they ever knew it, and whether it comes back: what
 * was withdrawn is due to nobody.
 */
export async function memoriesOf(db: Kysely<Database>, userId: string) {
  const memories = await db
    .selectFrom('practice_memory')
    .select(['item_id', 'due', 'last_grade', 'reps', 'last_review'])
    .where('user_id', '=', userId)
    .execute();
  const failed = memories.some(({ last_grade }) => last_grade === 1);
  const known = failed ? await everRight(db, userId) : new Set<string>();
  const there = await comingBack(db, userId);
  return memories.map((memory) => ({
    ...memory,
    comesBack: there.has(memory.item_id),
    wasKnown: memory.last_grade > 1 || known.has(memory.item_id),
  }));
}

/** Of each of an author's cases, how many others have graded an attempt at it; cases of fewer are left out. */
export async function readersOfCases(
  db: Kysely<Database>,
  ownerId: string,
  least: number,
): Promise<{ id: string; title: string; readers: number }[]> {
  return db
    .selectFrom('item')
    .innerJoin('practice_attempt', 'practice_attempt.item_id', 'item.id')
    .select((eb) => ['item.id', 'item.title', eb.fn.count<number>('user_id').distinct().as('readers')])
    .where('owner_id', '=', ownerId)
    .where('user_id', '<>', ownerId)
    .where('grade', 'is not', null)
    .groupBy(['item.id', 'item.title'])
    .having((eb) => eb.fn.count('user_id').distinct(), '>=', least)
    .execute();
}

/** What others than its owner thought a case was when they were wrong; each person's words of it once. */
export function wrongHypotheses(
  db: Kysely<Database>,
  ownerId: string,
  ids: readonly string[],
): Promise<{ item_id: string; user_id: string; hypothesis: string }[]> {
  return db
    .selectFrom('practice_attempt')
    .select(['item_id', 'user_id', 'hypothesis'])
    .distinct()
    .where('item_id', 'in', ids)
    .where('user_id', '<>', ownerId)
    .where('grade', '=', 1)
    .where('hypothesis', 'is not', null)
    .execute() as Promise<{ item_id: string; user_id: string; hypothesis: string }[]>;
}
