import type { Insertable, Transaction } from 'kysely';
import { copyAttestations } from '#lib/images/server/attestations-queries.ts';
import { copyTitle } from '#lib/items/copy-title.ts';
import { insertCopy } from '#lib/items/server/copies-queries.ts';
import { insertMarks } from '#lib/items/server/daily-marks-queries.ts';
import { insertEvents } from '#lib/items/server/events-queries.ts';
import { addCounts, insertItem, type NewItem } from '#lib/items/server/item-write-queries.ts';
import { insertRatings, setRatingFigures } from '#lib/items/server/ratings-queries.ts';
import { parisDay } from '#lib/platform/day.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database, EventTable, EventType } from '#lib/platform/server/db/schema.ts';
import { WRITING } from '#lib/reviews/review-rules.ts';
import { restartReview } from '#lib/reviews/server/review-queries.ts';
import { ActivityTally } from '#lib/statistics/server/activity-tally-queries.ts';
import type { DemoAction, DemoActivity, DemoRating } from '../activity.ts';

export interface SeededPerson {
  id: string;
  /** The name others see. */
  name: string;
}

/** Activity of people on the items, and the cases whose answer they revealed. */
type SeededActivity = DemoActivity & { answers: readonly DemoAction[] };

/**
 * Adds the cases opened and answered in practice to people's activity: an item counts as opened at most once a day,
 * whatever the reason.
 */
export function withPractice(activity: DemoActivity, practised: readonly DemoAction[]): SeededActivity {
  const key = ({ item, person, at }: DemoAction) => `${item} ${person} ${parisDay(at)}`;
  const once = (deeds: readonly DemoAction[]) => [
    ...new Map(deeds.map((deed) => [key(deed), deed])).values(),
  ];
  return { ...activity, views: once([...activity.views, ...practised]), answers: once(practised) };
}

/** Stores people's activity on the items: its rows, and the items' counts. */
export async function recordActivity(
  trx: Transaction<Database>,
  activity: SeededActivity,
  items: readonly NewItem[],
  people: readonly SeededPerson[],
): Promise<void> {
  await recordViews(trx, activity.views, items, people);
  const read = activity.answers.map((deed) => viewRow(deed, items, people));
  await insertMarks(trx, 'answer_read', read);
  await recordRatings(trx, activity.ratings, items, people);
  for (const deed of activity.copies) await recordCopy(trx, deed, items, people);
  const views = countByItem(activity.views);
  const copies = countByItem(activity.copies);
  for (const [index, { id }] of items.entries()) {
    await addCounts(trx, id, { views: views.get(index) ?? 0, copies: copies.get(index) ?? 0 });
  }
  const done = (type: EventType, deeds: readonly DemoAction[]) => deeds.map((deed) => ({ type, ...deed }));
  const events = [
    ...done('view', activity.views),
    ...done('answer', activity.answers),
    ...done('rate', activity.ratings),
    ...done('copy', activity.copies),
  ].map(({ type, at, item, person }) => eventRow(type, at, items[item]!, people[person]!.id));
  await insertEvents(trx, events);
  await countActivity(trx, activity, items, people);
}

/** Stores counts by day and hour of that activity. */
async function countActivity(
  trx: Transaction<Database>,
  activity: SeededActivity,
  items: readonly NewItem[],
  people: readonly SeededPerson[],
): Promise<void> {
  const tally = new ActivityTally();
  for (const { item, person, at } of activity.views.toSorted((one, other) => one.at - other.at)) {
    const { id, kind } = items[item]!;
    tally.view({ item_id: id, user_id: people[person]!.id, day: parisDay(at) });
    tally.person(people[person]!.id, at, kind, { opened: 1 });
  }
  for (const { item, person, at } of activity.answers) {
    tally.item(items[item]!.id, parisDay(at), { answers: 1 });
    tally.person(people[person]!.id, at, 'case', { answered: 1 });
  }
  for (const { item, at, value } of activity.ratings)
    tally.rating({ item_id: items[item]!.id, value: value * 2, created_at: at });
  for (const { item, at } of activity.copies) tally.item(items[item]!.id, parisDay(at), { copies: 1 });
  await tally.write(trx);
}

/** An event's row, for `insertEvents`. */
export function eventRow(type: EventType, at: number, item: NewItem, userId: string): Insertable<EventTable> {
  return { id: newId(at), at, user_id: userId, item_id: item.id, kind: item.kind, type };
}

async function recordViews(
  trx: Transaction<Database>,
  views: readonly DemoAction[],
  items: readonly NewItem[],
  people: readonly SeededPerson[],
): Promise<void> {
  const rows = views.map((deed) => viewRow(deed, items, people));
  await insertMarks(trx, 'view', rows);
}

const viewRow = (
  { item, person, at }: DemoAction,
  items: readonly NewItem[],
  people: readonly SeededPerson[],
) => ({
  item_id: items[item]!.id,
  user_id: people[person]!.id,
  day: parisDay(at),
});

async function recordRatings(
  trx: Transaction<Database>,
  ratings: readonly DemoRating[],
  items: readonly NewItem[],
  people: readonly SeededPerson[],
): Promise<void> {
  const rows = ratings.map(({ item, person, at, value, comment }) => ({
    item_id: items[item]!.id,
    user_id: people[person]!.id,
    value: value * 2,
    comment,
    created_at: at,
    updated_at: at,
  }));
  await insertRatings(trx, rows);
  for (const [id, own] of Map.groupBy(rows, ({ item_id }) => item_id)) {
    await setRatingFigures(
      trx,
      id,
      own.reduce((sum, { value }) => sum + value, 0),
      own.length,
    );
  }
}

/** A copy is an independent private item that shares the images. */
async function recordCopy(
  trx: Transaction<Database>,
  { item, person, at }: DemoAction,
  items: readonly NewItem[],
  people: readonly SeededPerson[],
): Promise<void> {
  const source = items[item]!;
  const { id: ownerId, name: authorName } = people[person]!;
  const id = newId(at);
  await insertItem(trx, {
    ...source,
    id,
    ownerId,
    authorName,
    body: { of: source.id, version: 1 },
    title: copyTitle(source.title),
    visibility: 'private',
    createdAt: at,
    updatedAt: at,
    publishedAt: 0,
    review_status: source.review_status && WRITING,
  });
  if (source.review_status) await restartReview(trx, { kind: source.kind, id });
  await copyAttestations(trx, source.id, id);
  await insertCopy(trx, {
    item_id: id,
    source_id: source.id,
    source_title: source.title,
    source_author: source.authorName,
    counted: 1,
    created_at: at,
    copier_id: ownerId,
    source_version: 1,
  });
}

function countByItem(deeds: readonly DemoAction[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { item } of deeds) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
