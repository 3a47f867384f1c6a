import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { CONFIDENCES, type Confidence } from '#lib/practice/attempt-rules.ts';
import { comingBack } from '#lib/practice/server/pool-queries.ts';
import type { OwnStatistics } from '../rules.ts';

/** A time range; its end is exclusive. */
interface Span {
  from: number;
  before: number;
}

/** A person's graded attempts in a time range; `is_first` is 1 for cases that were never graded before. */
function gradedOf(db: Kysely<Database>, userId: string, { from, before }: Span) {
  const all = db
    .selectFrom('practice_attempt')
    .select([
      'item_id',
      'at',
      'grade',
      'confidence',
      sql<number>`case when at = min(at) over (partition by item_id) then 1 else 0 end`.as('is_first'),
    ])
    .where('user_id', '=', userId)
    .where('grade', 'is not', null);
  return db.selectFrom(all.as('attempt')).where('at', '>=', from).where('at', '<', before);
}

/** The cases of a person's graded attempts: number of attempts, of right ones, and time of the last (epoch ms). */
export function gradedCases(
  db: Kysely<Database>,
  userId: string,
  span: Span,
  confidence?: number,
): Promise<{ item_id: string; graded: number; right: number; last: number }[]> {
  return gradedOf(db, userId, span)
    .select((eb) => [
      'item_id',
      eb.fn.max('at').as('last'),
      eb.fn.countAll<number>().as('graded'),
      eb.fn.sum<number>(sql<number>`case when grade > 1 then 1 else 0 end`).as('right'),
    ])
    .$if(confidence !== undefined, (query) => query.where('confidence', '=', confidence as Confidence))
    .groupBy('item_id')
    .execute();
}

/** A case with a person's graded attempts, and with its tags and summary; null if it was deleted. */
export interface GradedCase {
  /** 1 if the first attempt was in this range, else 0. */
  graded: number;
  right: number;
  repeats: number;
  repeatsRight: number;
  summary: string | null;
  /** Tags in any order, separated by `BETWEEN_TAGS`. */
  tags: string | null;
}

/** A separator that tags never contain. */
export const BETWEEN_TAGS = '\n';

/** A person's graded attempts by case, in a single query, because a year may have thousands of cases. */
export function gradedByCase(db: Kysely<Database>, userId: string, span: Span): Promise<GradedCase[]> {
  const counted = gradedOf(db, userId, span)
    .select([
      'item_id',
      sql<number>`sum(is_first)`.as('graded'),
      sql<number>`sum(case when grade > 1 then is_first else 0 end)`.as('right'),
      sql<number>`sum(1 - is_first)`.as('repeats'),
      sql<number>`sum(case when grade > 1 then 1 - is_first else 0 end)`.as('repeatsRight'),
    ])
    .groupBy('item_id');
  return db
    .selectFrom(counted.as('attempts'))
    .leftJoin('item', 'item.id', 'attempts.item_id')
    .select((eb) => [
      'attempts.graded',
      'attempts.right',
      'attempts.repeats',
      'attempts.repeatsRight',
      'item.summary',
      eb
        .selectFrom('item_tag')
        .select(sql<string>`string_agg(tag, ${BETWEEN_TAGS})`.as('joined'))
        .whereRef('item_tag.item_id', '=', 'attempts.item_id')
        .as('tags'),
    ])
    .execute();
}

/** A person's right answers by level of confidence. */
export async function gradedByConfidence(
  db: Kysely<Database>,
  userId: string,
  span: Span,
): Promise<OwnStatistics['calibration']> {
  const rows = await gradedOf(db, userId, span)
    .select((eb) => [
      'confidence',
      'is_first',
      eb.fn.countAll<number>().as('graded'),
      sql<number>`sum(case when grade > 1 then 1 else 0 end)`.as('right'),
    ])
    .where('confidence', 'is not', null)
    .groupBy(['confidence', 'is_first'])
    .execute();
  const countOf = (confidence: Confidence, isFirst: number) => {
    const row = rows.find((each) => each.confidence === confidence && Number(each.is_first) === isFirst);
    return { graded: Number(row?.graded ?? 0), right: Number(row?.right ?? 0) };
  };
  return CONFIDENCES.map((confidence) => ({
    confidence,
    ...countOf(confidence, 1),
    repeats: countOf(confidence, 0),
  })).filter(({ graded, repeats }) => graded + repeats.graded > 0);
}

/**
 * The cases that a person answered right at least once. The scheduler's lapses are not equivalent: they also count a
 * second failure of a case that was never known.
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
 * A person's memory of each case, whether it was ever known, and whether it comes back: withdrawn cases are never due.
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

/** The number of readers with graded attempts, for an author's cases or one of them; below the minimum omitted. */
export async function readersOfCases(
  db: Kysely<Database>,
  ownerId: string,
  { least, id }: { least: number; id?: string | undefined },
): Promise<{ id: string; title: string; readers: number }[]> {
  return db
    .selectFrom('item')
    .innerJoin('practice_attempt', 'practice_attempt.item_id', 'item.id')
    .select((eb) => ['item.id', 'item.title', eb.fn.count<number>('user_id').distinct().as('readers')])
    .where('owner_id', '=', ownerId)
    .where('user_id', '<>', ownerId)
    .where('grade', 'is not', null)
    .$if(id !== undefined, (one) => one.where('item.id', '=', id as string))
    .groupBy(['item.id', 'item.title'])
    .having((eb) => eb.fn.count('user_id').distinct(), '>=', least)
    .orderBy('readers', 'desc')
    .orderBy('item.id')
    .execute();
}

/** Wrong hypotheses about a case of people other than the owner; each wording once per person. */
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
