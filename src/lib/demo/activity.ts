import { RATING_STEP } from '#lib/items/rating.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { commentsOf } from './comments.ts';
import { createRandom, type Random } from './phantoms/random.ts';

/** A published item; authors are given as indexes in the list of people. */
export interface PublishedItem {
  kind: 'questionnaire' | 'case' | 'protocol';
  owner: number;
  /** In epoch milliseconds, as all times here. */
  publishedAt: number;
}

/** A person's action on an item; both are indexes in the lists passed to `demoActivity`. */
export interface DemoAction {
  item: number;
  person: number;
  at: number;
}

export interface DemoRating extends DemoAction {
  /** 0 to 10, in steps of 0.5. */
  value: number;
  comment: string | null;
}

export interface DemoActivity {
  /** At most one per item, person and day. */
  views: DemoAction[];
  ratings: DemoRating[];
  copies: DemoAction[];
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const COPIES_PER_PERSON = 4;

/**
 * Simulated activity of the authors on each other's published items: a few items are viewed often, most rarely,
 * some are never rated. A person who rates or copies an item has viewed it that day. Deterministic for the same items.
 */
export function demoActivity(items: readonly PublishedItem[], people: number, now: number): DemoActivity {
  const activity: DemoActivity = { views: [], ratings: [], copies: [] };
  const copied = new Map<number, number>();
  items.forEach((item, index) => {
    const random = createRandom(index, 77);
    const fame = random.next();
    const quality = random.between(6, 9.4);
    for (let person = 0; person < people; person += 1) {
      if (person === item.owner) continue;
      const visits = visitsOf(item, fame, now, random);
      for (const at of visits) activity.views.push({ item: index, person, at });
      const at = visits.at(-1);
      if (at === undefined) continue;
      if (fame > 0.22 && random.next() < 0.2 + fame * 0.55) {
        activity.ratings.push({ item: index, person, at, ...opinion(item, quality, random) });
      }
      const copies = copied.get(person) ?? 0;
      if (copies < COPIES_PER_PERSON && random.next() < 0.03 + fame * 0.05) {
        copied.set(person, copies + 1);
        activity.copies.push({ item: index, person, at });
      }
    }
  });
  return activity;
}

/** Times of an item's views, in order, each at an hour that falls on the same day in Paris and in UTC. */
function visitsOf(item: PublishedItem, fame: number, now: number, random: Random): number[] {
  const firstDay = Math.floor(item.publishedAt / DAY) + 1;
  const days = Math.floor(now / DAY) - firstDay;
  if (days < 1) return [];
  const wanted =
    fame > 0.88 ? 9 + Math.floor(random.between(1, 5)) : Math.floor(random.between(0, 1 + fame * 3.4));
  const chosen = new Set<number>();
  for (let visit = 0; visit < wanted; visit += 1) chosen.add(Math.floor(random.next() ** 1.5 * days));
  return [...chosen]
    .sort((a, b) => a - b)
    .map((day) => (firstDay + day) * DAY + Math.floor(random.between(6 * HOUR, 21 * HOUR)));
}

function opinion(
  item: PublishedItem,
  quality: number,
  random: Random,
): { value: number; comment: string | null } {
  const felt = clamp(quality + random.normal() * 0.9, 2, 10);
  const value = Math.round(felt / RATING_STEP) * RATING_STEP;
  const { positive, critical } = commentsOf(item.kind);
  const fitting = value >= 7 ? positive : critical;
  const comment = random.next() < 0.38 ? fitting[Math.floor(random.next() * fitting.length)] : undefined;
  return { value, comment: comment ?? null };
}
