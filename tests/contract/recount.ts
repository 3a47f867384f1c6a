import { parisDay, parisHour } from '#lib/platform/day.ts';
import type { TestContext } from './engines.ts';

type Data = Pick<TestContext, 'db'>;

type Counts = Record<string, Record<string, number>>;

function add(counts: Counts, key: string, more: Record<string, number>): void {
  counts[key] ??= {};
  for (const [name, count] of Object.entries(more)) counts[key][name] = (counts[key][name] ?? 0) + count;
}

/** Rows and counts that are 0 say nothing. */
function plain(counts: Counts): Counts {
  const kept = Object.entries(counts).map(([key, row]): [string, Record<string, number>] => [
    key,
    Object.fromEntries(Object.entries(row).filter(([, count]) => count !== 0)),
  ]);
  return Object.fromEntries(
    kept.filter(([, row]) => Object.keys(row).length > 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

interface Counted {
  items: Counts;
  months: Counts;
  people: Counts;
}

/** The stored counts by days, months and hours. */
export async function storedCounts({ db }: Data): Promise<Counted> {
  const items: Counts = {};
  for (const { item_id, day, ...counts } of await db.selectFrom('item_day').selectAll().execute())
    add(items, `${item_id} ${day}`, counts);
  const months: Counts = {};
  for (const { item_id, month, ...counts } of await db.selectFrom('item_month').selectAll().execute())
    add(months, `${item_id} ${month}`, counts);
  const people: Counts = {};
  for (const { user_id, day, hour, kind, ...counts } of await db
    .selectFrom('person_hour')
    .selectAll()
    .execute())
    add(people, `${user_id} ${day} ${hour} ${kind}`, counts);
  return { items: plain(items), months: plain(months), people: plain(people) };
}

async function recountItems({ db }: Data): Promise<Counts> {
  const items: Counts = {};
  const seen = new Set<string>();
  for (const { item_id, user_id, day } of await db.selectFrom('view').selectAll().orderBy('day').execute()) {
    const first = seen.has(`${item_id} ${user_id}`) ? 0 : 1;
    seen.add(`${item_id} ${user_id}`);
    add(items, `${item_id} ${day}`, { views: 1, first_views: first });
  }
  const there = new Map(
    (await db.selectFrom('item').select(['id', 'owner_id']).execute()).map((row) => [row.id, row]),
  );
  for (const copy of await db.selectFrom('copy').selectAll().where('counted', '=', 1).execute())
    if (there.has(copy.source_id))
      add(items, `${copy.source_id} ${parisDay(copy.created_at)}`, { copies: 1 });
  for (const { item_id, value, created_at } of await db.selectFrom('rating').selectAll().execute())
    add(items, `${item_id} ${parisDay(created_at)}`, { ratings: 1, rating_sum: value });
  for (const { item_id, user_id, day } of await db.selectFrom('report_copied').selectAll().execute())
    if (there.get(item_id)?.owner_id !== user_id) add(items, `${item_id} ${day}`, { reports: 1 });
  for (const { item_id, day } of await db.selectFrom('answer_read').selectAll().execute())
    add(items, `${item_id} ${day}`, { answers: 1 });
  for (const { item_id, user_id, at, grade } of await db
    .selectFrom('practice_attempt')
    .selectAll()
    .execute()) {
    const item = there.get(item_id);
    if (item && item.owner_id !== user_id) add(items, `${item_id} ${parisDay(at)}`, attemptCounts(grade));
  }
  return items;
}

const attemptCounts = (grade: number | null) => ({
  attempts: 1,
  graded: grade === null ? 0 : 1,
  graded_right: grade !== null && grade > 1 ? 1 : 0,
});

const OF_EVENT: Record<string, string> = { view: 'opened', answer: 'answered', report: 'reports' };

async function recountPeople({ db }: Data): Promise<Counts> {
  const people: Counts = {};
  for (const { user_id, at, kind, type } of await db.selectFrom('event').selectAll().execute()) {
    const name = OF_EVENT[type];
    if (name === undefined || user_id === null) continue;
    const { day, hour } = parisHour(at);
    add(people, `${user_id} ${day} ${hour} ${kind}`, { [name]: 1 });
  }
  const gone = (userId: string) => userId.startsWith('gone-');
  for (const { user_id, at, grade } of await db.selectFrom('practice_attempt').selectAll().execute()) {
    const { day, hour } = parisHour(at);
    if (!gone(user_id)) add(people, `${user_id} ${day} ${hour} case`, attemptCounts(grade));
  }
  return people;
}

/** The same counts, computed again from the recorded events. */
export async function recounted(data: Data): Promise<Counted> {
  const items = await recountItems(data);
  const months: Counts = {};
  for (const [key, counts] of Object.entries(items)) add(months, key.slice(0, -'-01'.length), counts);
  return { items: plain(items), months: plain(months), people: plain(await recountPeople(data)) };
}
