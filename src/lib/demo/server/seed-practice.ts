import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { figuresOf } from '#lib/items/kinds/body-rules.ts';
import { shownFigures } from '#lib/items/kinds/shown-figures.ts';
import type { NewItem } from '#lib/items/server/item-write-queries.ts';
import { dayAfter } from '#lib/platform/calendar.ts';
import { parisDay, startOfDay } from '#lib/platform/day.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { recordWithin } from '#lib/practice/server/record-attempts.ts';
import type { DemoAction } from '../activity.ts';
import { type DemoLearner, practiceDays, randomOf, startingMinute, tryCase } from '../practice.ts';
import type { SeededPerson } from './seed-activity.ts';

const MINUTE = 60_000;
const WEEK = 7;
/** Maximum number of cases practised in a week. */
const WEEKLY_MAX = 26;

interface PractisedCase {
  /** Index of the case among the items. */
  item: number;
  id: string;
  title: string;
  publishedAt: number;
  difficulty: number;
  /** The usual wrong diagnoses. */
  errors: readonly [string, string];
}

interface Known {
  due: string;
  seen: number;
}

/** The cases, each with the two other cases that are most similar by their tags. */
function practised(items: readonly NewItem[]): (PractisedCase & { ownerId: string })[] {
  const cases = items.flatMap((item, index) => {
    const figures = figuresOf(item.kind, item.summary, {
      id: item.id,
      titlesHidden: false,
      questionIds: false,
    });
    const { difficulty } = shownFigures(item.kind, figures);
    return difficulty === undefined ? [] : [{ ...item, index, difficulty }];
  });
  return cases.map(({ id, title, tags, publishedAt, ownerId, difficulty, index }) => {
    const likeness = (other: NewItem) => other.tags.filter((tag) => tags.includes(tag)).length;
    const [one, other] = cases
      .filter((each) => each.id !== id)
      .toSorted((a, b) => likeness(b) - likeness(a))
      .map((each) => each.title);
    return { item: index, id, title, publishedAt, ownerId, difficulty, errors: [one ?? '', other ?? ''] };
  });
}

/** The cases of a week: due ones first, then new ones. */
function chosen(
  cases: readonly PractisedCase[],
  known: ReadonlyMap<string, Known>,
  { start, end, fresh }: { start: number; end: string; fresh: number },
): PractisedCase[] {
  const due = cases
    .filter(({ id }) => (known.get(id)?.due ?? '9') <= end)
    .toSorted((one, other) => (known.get(one.id)!.due < known.get(other.id)!.due ? -1 : 1));
  const others = cases.filter(({ id, publishedAt }) => !known.has(id) && publishedAt < start);
  return [...due, ...others.slice(0, fresh)].slice(0, WEEKLY_MAX);
}

/**
 * Simulates a person's practice week by week, through the normal use case.
 * @returns the cases opened, with times
 */
export async function seedPractice(
  trx: Transaction<Database>,
  learner: DemoLearner,
  { items, people, now }: { items: readonly NewItem[]; people: readonly SeededPerson[]; now: number },
  person: number,
): Promise<DemoAction[]> {
  const { id, name } = people[person]!;
  const actor = { id, name, username: learner.username, sessionId: '' };
  const random = randomOf(learner);
  const cases = practised(items).filter(({ ownerId }) => ownerId !== id);
  const known = new Map<string, Known>();
  const deeds: DemoAction[] = [];
  const today = parisDay(now);
  for (let week = learner.weeks; week >= 0; week -= 1) {
    const first = dayAfter(today, -week * WEEK - (WEEK - 1));
    const days = practiceDays(learner, new Date(`${first}T00:00:00Z`).getUTCDay(), random);
    if (learner.holidays.includes(week) || days.length === 0) continue;
    const end = dayAfter(first, days.at(-1)!);
    const worked = chosen(cases, known, { start: startOfDay(first), end, fresh: learner.fresh });
    const starts = days.map(
      (day) => startOfDay(dayAfter(first, day)) + startingMinute(learner, random) * MINUTE,
    );
    const sent = worked
      .map((each, index) => {
        const start = starts[index % starts.length]!;
        const at = Math.round(start + Math.floor(index / starts.length) * random.between(2, 4) * MINUTE);
        const told = known.get(each.id);
        const { grade, confidence, error } = tryCase(learner, { ...each, seen: told?.seen ?? 0 }, random);
        const hypothesis = error === null ? each.title : each.errors[error];
        return { id: randomUUID(), caseId: each.id, item: each.item, at, hypothesis, confidence, grade };
      })
      .filter(({ at }) => at < now)
      .sort((one, other) => one.at - other.at);
    const attempts = sent.map(({ item: _, at, ...attempt }) => ({
      ...attempt,
      at: new Date(at).toISOString(),
    }));
    const clock = Math.min(now, startOfDay(dayAfter(first, WEEK)));
    const { accepted } = await recordWithin(trx, { actor, now: clock }, attempts);
    for (const { caseId, due } of accepted)
      known.set(caseId, {
        due: due === null ? today : parisDay(Date.parse(due)),
        seen: (known.get(caseId)?.seen ?? 0) + 1,
      });
    deeds.push(...sent.map(({ item, at }) => ({ item, at, person })));
  }
  return deeds;
}
