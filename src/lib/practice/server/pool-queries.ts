import { type Kysely, sql } from 'kysely';
import { type Condition, conditionsOf, fulfils } from '#lib/items/server/list-conditions-queries.ts';
import { fold } from '#lib/platform/fold.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { Choice } from '../session-rules.ts';

/** A selection of cases, for a person at a time. */
export interface PoolSelection {
  userId: string;
  now: number;
  /** Groups of tags: a case must have one of each group. */
  tags: readonly (readonly string[])[];
  difficulty: readonly number[];
  /** Search words, interpreted as in lists; empty for none. */
  search: string;
  /** Author's id; undefined for any author. */
  authorId: string | undefined;
  /** Cases of a collection, in its order; undefined without a collection. */
  among: readonly string[] | undefined;
}

/** Matches no row; SQL does not allow an empty list. */
const NO_CASE = '';

/**
 * The cases that a person may practise, with their memory of them. The person's own cases are not new to them, and only
 * included if the author or collection is selected, or if they were practised before.
 */
export function pool(db: Kysely<Database>, which: PoolSelection, from = everyCase) {
  return notSetAside(selected(db, which, from), which.userId);
}

/** The pool including the cases that the person set aside. */
function selected(db: Kysely<Database>, which: PoolSelection, from = everyCase) {
  const { userId, authorId, among } = which;
  let query = practised(db, userId, from);
  if (among) query = query.where('item.id', 'in', among.length > 0 ? among : [NO_CASE]);
  else if (authorId === undefined)
    query = query.where((eb) =>
      eb.or([
        eb('memory.user_id', 'is not', null),
        eb('item.owner_id', 'is', null),
        eb('item.owner_id', '!=', userId),
      ]),
    );
  for (const condition of conditionsOfPool(which)) query = query.where(() => fulfils(condition));
  return authorId === undefined ? query : query.where('item.owner_id', '=', authorId);
}

/** Tags, difficulty and words as list conditions. */
export function conditionsOfPool({
  tags,
  difficulty,
  search,
}: Pick<PoolSelection, 'tags' | 'difficulty' | 'search'>): Condition[] {
  const criteria: Condition[] = [
    ...tags.map((group) => ({ facet: 'tag' as const, values: group.map(fold) })),
    { facet: 'difficulty' as const, values: difficulty.map(String) },
  ].filter(({ values }) => values.length > 0);
  return [...criteria, ...conditionsOf('case', { q: search, selected: {} })];
}

/** All items, with a person's memory of them. */
function everyCase(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('item')
    .leftJoin('practice_memory as memory', (join) =>
      join.onRef('memory.item_id', '=', 'item.id').on('memory.user_id', '=', userId),
    );
}

/** A person's memories with their items. SQLite keeps the order of a cross join, and does not scan all items. */
function rememberedCase(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('practice_memory as memory')
    .crossJoin('item')
    .where('memory.user_id', '=', userId)
    .whereRef('memory.item_id', '=', 'item.id') as unknown as ReturnType<typeof everyCase>;
}

/** Cases of the pool that the person has graded. */
export const remembered = (db: Kysely<Database>, which: PoolSelection) => pool(db, which, rememberedCase);

/** Readable cases with images, with a person's memory of them. */
export function practised(db: Kysely<Database>, userId: string, from = everyCase) {
  return from(db, userId)
    .where('item.kind', '=', 'case')
    .where((eb) =>
      eb.or([
        eb('item.visibility', '=', 'public'),
        eb.and([
          eb('item.visibility', '=', 'private'),
          eb('item.owner_id', '=', userId),
          eb('item.summary', 'not like', '%"imageCount":0,%'),
        ]),
      ]),
    );
}

/** Number of cases of the selection that the person set aside. */
export async function countSetAside(db: Kysely<Database>, which: PoolSelection): Promise<number> {
  const { count } = await selected(db, which)
    .where('item.id', 'in', (eb) =>
      eb.selectFrom('practice_set_aside').select('item_id').where('user_id', '=', which.userId),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Excludes the cases that the person set aside. */
function notSetAside(query: ReturnType<typeof practised>, userId: string) {
  return query.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('practice_set_aside')
          .select('practice_set_aside.item_id')
          .whereRef('practice_set_aside.item_id', '=', 'item.id')
          .where('practice_set_aside.user_id', '=', userId),
      ),
    ),
  );
}

/** Ids of a person's graded cases that may still be practised, and are not set aside. */
export async function comingBack(db: Kysely<Database>, userId: string): Promise<Set<string>> {
  const rows = await notSetAside(practised(db, userId, rememberedCase), userId)
    .select('item.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** SQL conditions for the choices of a session. */
export const isDue = (now: number) => sql<boolean>`memory.due <= ${now}`;
export const isFailed = sql<boolean>`memory.last_grade = 1`;
export const isNew = sql<boolean>`memory.user_id is null`;

/** Chooses cases: due ones by date, new ones of a collection in its order, others at random. */
export async function chooseCases(
  db: Kysely<Database>,
  practising: PoolSelection,
  choice: Exclude<Choice, 'mixed' | 'listed'>,
  limit: number,
): Promise<string[]> {
  const { now, among } = practising;
  const all = pool(db, practising).select('item.id');
  const byDue = remembered(db, practising)
    .select('item.id')
    .orderBy('memory.due')
    .orderBy('item.id')
    .limit(limit);
  const fresh = all.where(isNew);
  if (choice === 'new' && among) {
    const ids = new Set((await fresh.execute()).map(({ id }) => id));
    return among.filter((id) => ids.has(id)).slice(0, limit);
  }
  const anyhow = sql`random()`;
  const query = {
    due: () => byDue.where(isDue(now)),
    failed: () => byDue.where(isFailed),
    new: () => fresh.orderBy(anyhow).limit(limit),
    random: () => all.orderBy(anyhow).limit(limit),
  }[choice]();
  return (await query.execute()).map(({ id }) => id);
}

/** The given cases that a person may still practise, with their memories. */
export function stillThere(db: Kysely<Database>, userId: string, ids: readonly string[]) {
  return practised(db, userId)
    .select(['item.id', 'memory.due', 'memory.fingerprint'])
    .where('item.id', 'in', ids)
    .execute();
}
