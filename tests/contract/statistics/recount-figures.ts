import { parisDay, parisHour } from '#lib/platform/day.ts';
import { fold } from '#lib/platform/fold.ts';
import { bucketsOf, type Days, type Range } from '#lib/statistics/period-rules.ts';
import type { AuthorStatistics, OwnStatistics } from '#lib/statistics/rules.ts';
import type { TestContext } from '../engines.ts';

type Data = Pick<TestContext, 'db'>;
const within = ({ from, to }: Days, day: string) => from <= day && day <= to;
const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);

/** An event, on a day in Paris. */
interface Deed {
  name: string;
  day: string;
  item: string;
  amount: number;
}

const tally = (deeds: readonly Deed[], days: Days, name: string) =>
  sum(deeds.filter((deed) => deed.name === name && within(days, deed.day)).map(({ amount }) => amount));

const countAll = <Name extends string>(names: readonly Name[], deeds: readonly Deed[], days: Days) =>
  Object.fromEntries(names.map((name) => [name, tally(deeds, days, name)])) as Record<Name, number>;

const deed = (name: string, day: string, item: string, amount = 1): Deed => ({ name, day, item, amount });

const graded = (day: string, item: string, grade: number | null): Deed[] =>
  grade === null
    ? [deed('attempts', day, item)]
    : [
        deed('attempts', day, item),
        deed('graded', day, item),
        ...(grade > 1 ? [deed('right', day, item)] : []),
      ];

const OWN = ['opened', 'answered', 'attempts', 'graded', 'right', 'reports'] as const;
const EVENTS = { view: 'opened', answer: 'answered', report: 'reports' } as Record<string, string>;

/** The expected figures of a person, counted one by one from the recorded events. */
export async function recountOwn(
  { db }: Data,
  userId: string,
  range: Range,
): Promise<Partial<OwnStatistics>> {
  const events = await db.selectFrom('event').selectAll().where('user_id', '=', userId).execute();
  const attempts = await db
    .selectFrom('practice_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const done = [
    ...events.flatMap(({ type, at }) => (EVENTS[type] ? [{ name: EVENTS[type], at }] : [])),
    ...attempts.map(({ at }) => ({ name: 'attempts', at })),
  ].map((each) => ({ ...each, ...parisHour(each.at) }));
  const inRange = done.filter(({ day }) => within(range, day));
  const deeds = [
    ...done.filter(({ name }) => name !== 'attempts').map(({ name, day }) => deed(name, day, '')),
    ...attempts.flatMap(({ at, item_id, grade }) => graded(parisDay(at), item_id, grade)),
  ];
  const all = attempts.filter(({ grade }) => grade !== null);
  const isFirst = (one: (typeof all)[number]) =>
    all.every(({ item_id, at }) => item_id !== one.item_id || at >= one.at);
  const counted = all.filter(({ at }) => within(range, parisDay(at)));
  const of = (some: typeof all) => ({
    graded: some.length,
    right: some.filter(({ grade }) => grade! > 1).length,
  });
  const sure = counted.filter(({ confidence }) => confidence !== null);
  const days = [...new Set(inRange.map(({ day }) => day))].sort();
  return {
    totals: countAll(OWN, deeds, range),
    first: of(counted.filter(isFirst)),
    before: range.before && countAll(OWN, deeds, range.before),
    activity: bucketsOf(range).map((bucket) => ({ ...bucket, ...countAll(OWN, deeds, bucket) })),
    hours: Array.from({ length: 24 }, (_, hour) => inRange.filter((each) => each.hour === hour).length),
    days: days.map((day) => ({ day, count: inRange.filter((each) => each.day === day).length })),
    calibration: [25, 50, 75, 95].flatMap((confidence) => {
      const said = sure.filter((each) => each.confidence === confidence);
      const repeats = of(said.filter((each) => !isFirst(each)));
      return said.length > 0 ? [{ confidence, ...of(said.filter(isFirst)), repeats }] : [];
    }),
  };
}

const AUTHOR = ['views', 'readers', 'copies', 'ratings', 'ratingSum', 'answers', 'reports'] as const;

async function received({ db }: Data, owned: ReadonlySet<string>, ownerId: string): Promise<Deed[]> {
  const of = <Row extends { item_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ item_id }) => owned.has(item_id));
  const views = of(await db.selectFrom('view').selectAll().orderBy('day').execute());
  const known = new Set<string>();
  const readers = views.filter(({ item_id, user_id }) => {
    const isNew = !known.has(`${item_id} ${user_id}`);
    known.add(`${item_id} ${user_id}`);
    return isNew;
  });
  const copies = await db.selectFrom('copy').selectAll().where('counted', '=', 1).execute();
  const ratings = of(await db.selectFrom('rating').selectAll().execute());
  const answers = of(await db.selectFrom('answer_read').selectAll().execute());
  const others = <Row extends { user_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ user_id }) => user_id !== ownerId);
  const reports = others(of(await db.selectFrom('report_copied').selectAll().execute()));
  return [
    ...views.map(({ day, item_id }) => deed('views', day, item_id)),
    ...readers.map(({ day, item_id }) => deed('readers', day, item_id)),
    ...copies
      .filter(({ source_id }) => owned.has(source_id))
      .map(({ created_at, source_id }) => deed('copies', parisDay(created_at), source_id)),
    ...ratings.flatMap(({ created_at, item_id, value }) => [
      deed('ratings', parisDay(created_at), item_id),
      deed('ratingSum', parisDay(created_at), item_id, value),
    ]),
    ...answers.map(({ day, item_id }) => deed('answers', day, item_id)),
    ...reports.map(({ day, item_id }) => deed('reports', day, item_id)),
  ];
}

/** The wrong hypotheses of three readers or more, in cases that five have graded. */
async function commonlyWrong({ db }: Data, owned: ReadonlySet<string>, ownerId: string) {
  const attempts = (await db.selectFrom('practice_attempt').selectAll().execute()).filter(
    ({ item_id, user_id, grade }) => owned.has(item_id) && user_id !== ownerId && grade !== null,
  );
  const byCase = [...Map.groupBy(attempts, ({ item_id }) => item_id)];
  return byCase.flatMap(([id, all]) => {
    const readers = new Set(all.map(({ user_id }) => user_id)).size;
    if (readers < 5) return [];
    const wrong = all.filter(({ grade, hypothesis }) => grade === 1 && hypothesis !== null);
    const said = [...Map.groupBy(wrong, ({ hypothesis }) => fold(hypothesis!.trim())).values()];
    const people = said.map((rows) => new Set(rows.map(({ user_id }) => user_id)).size);
    return [
      {
        id,
        readers,
        people: people
          .filter((count) => count >= 3)
          .sort((a, b) => b - a)
          .slice(0, 5),
      },
    ];
  });
}

/** The expected figures of an author, counted one by one from the recorded events. */
export async function recountAuthor(data: Data, ownerId: string, range: Range) {
  const items = await data.db.selectFrom('item').selectAll().where('owner_id', '=', ownerId).execute();
  const owned = new Set(items.map(({ id }) => id));
  const deeds = await received(data, owned, ownerId);
  const rated = await data.db.selectFrom('rating').selectAll().execute();
  const inRange = rated.filter(
    ({ item_id, created_at }) => owned.has(item_id) && within(range, parisDay(created_at)),
  );
  const counts = items.map(({ id }): [string, Record<string, number>] => [
    id,
    countAll(
      AUTHOR,
      deeds.filter(({ item }) => item === id),
      range,
    ),
  ]);
  return {
    totals: countAll(AUTHOR, deeds, range),
    before: range.before && countAll(AUTHOR, deeds, range.before),
    audience: bucketsOf(range).map((bucket) => ({ ...bucket, ...countAll(AUTHOR, deeds, bucket) })),
    items: Object.fromEntries(counts.filter(([, each]) => sum(Object.values(each)) > 0)),
    ratings: Array.from({ length: 21 }, (_, value) => inRange.filter((each) => each.value === value).length),
    comments: inRange.filter(({ comment }) => comment !== null).length,
    wrong: (await commonlyWrong(data, owned, ownerId)).sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

/** The figures of an author's page that are counted again. */
export function saidOfAuthor({ items, comments, wrong, attempts: _, ...said }: AuthorStatistics) {
  const counts = items.map(
    ({ id, kind: _, title: __, attempts: ___, ...each }): [string, Record<string, number>] => [id, each],
  );
  return {
    ...said,
    items: Object.fromEntries(counts.filter(([, each]) => sum(Object.values(each)) > 0)),
    comments: comments.length,
    wrong: wrong
      .map(({ id, readers, hypotheses }) => ({ id, readers, people: hypotheses.map((each) => each.readers) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
