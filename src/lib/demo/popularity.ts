import type { ItemKind } from '#lib/domain/item.ts';
import { commentsOf } from './comments.ts';
import { createSequence } from './random.ts';

export interface DemoRating {
  /** Index among the people who may rate; the seeding skips the item's own author. */
  raterIndex: number;
  /** 0 to 10 by 0.5. */
  value: number;
  comment?: string;
  daysAgo: number;
}

export interface Popularity {
  views: number;
  copies: number;
  ratings: DemoRating[];
}

const SEEDS: Record<ItemKind, number> = { questionnaire: 101, case: 202, protocol: 303 };

/**
 * How the index-th public item of a kind is received, deterministic: about one in six is popular (above the
 * kind's badge limits), one in four was never rated. At most one rating per rater; `raters` people may rate.
 */
export function popularityOf(
  kind: ItemKind,
  index: number,
  raters: number,
  createdDaysAgo: number,
): Popularity {
  const next = createSequence(SEEDS[kind] * 10_000 + index);
  const popular = next() < 0.17;
  const views = popular ? 110 + Math.floor(next() * 640) : Math.floor(next() ** 2 * 98);
  const copies = popular ? 12 + Math.floor(next() * 35) : Math.min(views, Math.floor(next() ** 2 * 10));
  const unrated = next() < 0.25;
  const count = unrated ? 0 : Math.min(raters, 1 + Math.floor(next() * (popular ? raters : 5)));
  const mean = 6 + next() * 3.5;
  const first = Math.floor(next() * raters);
  const comments = commentsOf(kind);
  const ratings = Array.from({ length: count }, (_, rank) => {
    const value = Math.max(0, Math.min(10, Math.round((mean + (next() - 0.5) * 4) * 2) / 2));
    const tone = value >= 7 ? comments.positive : comments.critical;
    const said = next() < 0.45 ? tone[Math.floor(next() * tone.length)] : undefined;
    return {
      raterIndex: (first + rank) % raters,
      value,
      ...(said !== undefined && { comment: said }),
      daysAgo: Math.floor(next() * createdDaysAgo),
    };
  });
  return { views, copies, ratings };
}
