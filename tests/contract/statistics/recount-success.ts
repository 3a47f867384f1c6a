import { dayAfter } from '#lib/platform/calendar.ts';
import { parisDay } from '#lib/platform/day.ts';
import { fold } from '#lib/platform/fold.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import type { Days } from '#lib/statistics/period-rules.ts';
import type { TestContext } from '../engines.ts';

type Data = Pick<TestContext, 'db'>;

const TAGS = { modality: MODALITY_TAGS, specialty: SPECIALTY_TAGS, region: LOCATION_TAGS } as const;
const NONE = 'none';

/** The facts of cases: their tags of a dimension, their difficulty; none for a deleted case. */
async function casesOf({ db }: Data) {
  const tags = await db.selectFrom('item_tag').selectAll().execute();
  const items = await db.selectFrom('item').select(['id', 'summary']).execute();
  return new Map(
    items.map(({ id, summary }) => {
      const own = new Set(tags.filter(({ item_id }) => item_id === id).map(({ tag }) => fold(tag)));
      const values = Object.entries(TAGS).map(([dimension, all]): [string, string[]] => [
        dimension,
        all.filter((tag) => own.has(fold(tag))),
      ]);
      const difficulty = String((JSON.parse(summary) as { difficulty?: number }).difficulty);
      return [id, Object.fromEntries([...values, ['difficulty', [difficulty]]])] as const;
    }),
  );
}

const DIMENSIONS = [...Object.keys(TAGS), 'difficulty'];

/** How often a person was right, by the facts of the cases, counted one attempt after the other. */
export async function recountSuccess(data: Data, userId: string, { from, to }: Days) {
  const attempts = await data.db
    .selectFrom('practice_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const cases = await casesOf(data);
  const graded = attempts.filter(({ grade }) => grade !== null);
  const isFirst = (id: string, at: number) => graded.every((each) => each.item_id !== id || each.at >= at);
  const nothing = { graded: 0, right: 0, repeats: { graded: 0, right: 0 } };
  const counts: Record<string, typeof nothing> = {};
  for (const { at, item_id, grade } of attempts) {
    const day = parisDay(at);
    if (grade === null || day < from || to < day) continue;
    for (const dimension of DIMENSIONS) {
      const values = cases.get(item_id)?.[dimension] ?? [];
      for (const value of values.length > 0 ? values : [NONE]) {
        const key = `${dimension} ${value}`;
        const count = structuredClone(counts[key] ?? nothing);
        const part = isFirst(item_id, at) ? count : count.repeats;
        part.graded += 1;
        part.right += grade > 1 ? 1 : 0;
        counts[key] = count;
      }
    }
  }
  return counts;
}

/** The success figures of the page that are counted again. */
export function saidOfSuccess(success: Record<string, { value: string | null }[]>) {
  const said = Object.entries(success).flatMap(([dimension, rows]) =>
    rows.map(({ value, ...count }): [string, object] => [`${dimension} ${value ?? NONE}`, count]),
  );
  return Object.fromEntries(said);
}

/** A person's memory: cases they knew last, those they no longer knew, and when which are due. */
export async function recountMemory({ db }: Data, userId: string, today: string) {
  const mine = await db.selectFrom('practice_attempt').selectAll().where('user_id', '=', userId).execute();
  const graded = mine.filter(({ grade }) => grade !== null).sort((one, other) => one.at - other.at);
  const last = new Map(graded.map(({ item_id, grade }) => [item_id, grade!]));
  const memories = await db.selectFrom('practice_memory').selectAll().where('user_id', '=', userId).execute();
  const items = await db.selectFrom('item').selectAll().execute();
  const comesBack = ({ item_id }: { item_id: string }) =>
    items.some(
      ({ id, visibility, owner_id, summary }) =>
        id === item_id &&
        (visibility === 'public' ||
          (visibility === 'private' && owner_id === userId && !summary.includes('"imageCount":0,'))),
    );
  const days = Array.from({ length: 30 }, (_, index) => dayAfter(today, index));
  const dueOn = (day: string) =>
    memories
      .filter(comesBack)
      .filter(({ due }) => (day === today ? parisDay(due) <= day : parisDay(due) === day)).length;
  return {
    cases: memories.length,
    learned: memories.filter(({ item_id }) => (last.get(item_id) ?? 0) > 1).length,
    /** Known once, and not at the last attempt. */
    forgotten: memories.filter(
      ({ item_id }) =>
        last.get(item_id) === 1 && graded.some((each) => each.item_id === item_id && each.grade! > 1),
    ).length,
    due: dueOn(today),
    forecast: days.map((day) => ({ day, due: dueOn(day) })),
  };
}
