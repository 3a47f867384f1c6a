import { type Kysely, sql } from 'kysely';
import { fold } from '#lib/domain/fold.ts';
import { fulfils } from '../lists/list-conditions.ts';
import type { Database } from '../schema.ts';

/** Whose practice it is, of which cases, at what time. */
export interface Practising {
  userId: string;
  now: number;
  /** Groups of tags, of each of which a case has one. */
  tags: readonly (readonly string[])[];
  difficulty: readonly number[];
  /** Undefined for anybody's. */
  authorId: string | undefined;
  /** The cases of a collection, in its order; undefined where none was asked for. */
  among: readonly string[] | undefined;
}

/** Nothing has this id: an empty list is no list in SQL. */
const NO_CASE = '';

/**
 * The cases that a person may practise, with what they remember of them. What is one's own is no news: it is there once
 * it is asked for by its author or in a collection, or was practised.
 */
export function pool(db: Kysely<Database>, { userId, tags, difficulty, authorId, among }: Practising) {
  let query = practised(db, userId);
  if (among) query = query.where('item.id', 'in', among.length > 0 ? among : [NO_CASE]);
  else if (authorId === undefined)
    query = query.where((eb) =>
      eb.or([
        eb('memory.user_id', 'is not', null),
        eb('item.owner_id', 'is', null),
        eb('item.owner_id', '!=', userId),
      ]),
    );
  for (const group of tags)
    if (group.length > 0) query = query.where(() => fulfils({ facet: 'tag', values: group.map(fold) }));
  if (difficulty.length > 0)
    query = query.where(() => fulfils({ facet: 'difficulty', values: difficulty.map(String) }));
  return authorId === undefined ? query : query.where('item.owner_id', '=', authorId);
}

/** Cases that a person may read and that have images, with what they remember of them. */
export function practised(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('item')
    .leftJoin('practice_memory as memory', (join) =>
      join.onRef('memory.item_id', '=', 'item.id').on('memory.user_id', '=', userId),
    )
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

/** Conditions on what is remembered, as the choices of a session name them. */
export const isDue = (now: number) => sql<boolean>`memory.due <= ${now}`;
export const isFailed = sql<boolean>`memory.last_grade = 1`;
export const isNew = sql<boolean>`memory.user_id is null`;

/** Cases to work through: by when they come back, new ones of a collection in its order, others at random. */
export async function chooseCases(
  db: Kysely<Database>,
  practising: Practising,
  choice: 'due' | 'new' | 'failed' | 'random',
  limit: number,
): Promise<string[]> {
  const { now, among } = practising;
  const all = pool(db, practising).select('item.id');
  const byDue = all.orderBy('memory.due').orderBy('item.id').limit(limit);
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

/** Those of some cases that a person may still practise, with what they remember of them. */
export function stillThere(db: Kysely<Database>, userId: string, ids: readonly string[]) {
  return practised(db, userId)
    .select(['item.id', 'memory.due', 'memory.fingerprint'])
    .where('item.id', 'in', ids)
    .execute();
}
