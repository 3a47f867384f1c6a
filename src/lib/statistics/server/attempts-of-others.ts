import { monthOf } from '#lib/platform/calendar.ts';
import type { Days } from '../period-rules.ts';
import type { ContentAttempts } from '../rules.ts';
import type { AttemptsOfMonth } from './attempts-by-month-queries.ts';

/** Minimum number of persons for answers to be shown: with fewer, individuals could be identified. */
export const READERS_MIN = 5;

/** Consecutive months in which enough persons attempted a case. */
interface Block {
  from: string;
  to: string;
  rows: AttemptsOfMonth[];
}

const personsOf = (rows: readonly AttemptsOfMonth[]) => new Set(rows.map(({ userId }) => userId)).size;

/**
 * Blocks of consecutive months, each as short as possible with five persons. Only sums of blocks are shown, which
 * prevents two periods from differing by the attempts of fewer persons. Months after the last block are added to it.
 */
function blocksOf(rows: readonly AttemptsOfMonth[]): Block[] {
  const months = [...Map.groupBy(rows, ({ month }) => month)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const blocks: Block[] = [];
  let open = null as Block | null;
  for (const [month, added] of months) {
    open = { from: open?.from ?? month, to: month, rows: [...(open?.rows ?? []), ...added] };
    if (personsOf(open.rows) < READERS_MIN) continue;
    blocks.push(open);
    open = null;
  }
  const last = blocks.at(-1);
  if (!open || !last) return blocks;
  return [...blocks.slice(0, -1), { from: last.from, to: open.to, rows: [...last.rows, ...open.rows] }];
}

const sum = (
  rows: readonly AttemptsOfMonth[],
  name: 'attempts' | 'first' | 'firstRight' | 'repeats' | 'repeatsRight',
) => rows.reduce((total, row) => total + row[name], 0);

/** The sums for a block; first attempts and repeats are each included only if made by five persons. */
function told({ from, to, rows }: Block): ContentAttempts {
  const readers = sum(rows, 'first');
  const repeaters = personsOf(rows.filter(({ repeats }) => repeats > 0));
  return {
    from,
    to,
    attempts: sum(rows, 'attempts'),
    first: readers >= READERS_MIN ? { graded: readers, right: sum(rows, 'firstRight') } : null,
    repeats:
      repeaters >= READERS_MIN ? { graded: sum(rows, 'repeats'), right: sum(rows, 'repeatsRight') } : null,
  };
}

/**
 * Other people's attempts at each case in a period: over whole months, over more of them if fewer than five persons
 * attempted the case, and omitted if fewer than five ever did.
 */
export function attemptsIn(
  rows: readonly AttemptsOfMonth[],
  { from, to }: Days,
): Map<string, ContentAttempts> {
  const asked = { from: monthOf(from), to: monthOf(to) };
  const found = [...Map.groupBy(rows, ({ itemId }) => itemId)].flatMap(([id, own]) => {
    const touched = blocksOf(own).filter((block) => block.from <= asked.to && asked.from <= block.to);
    const [first, last] = [touched[0], touched.at(-1)];
    if (!first || !last) return [];
    const block = { from: first.from, to: last.to, rows: touched.flatMap((each) => each.rows) };
    return [[id, told(block)] as const];
  });
  return new Map(found);
}

const addUp = (counts: readonly (ContentAttempts['first'] | undefined)[]) => {
  const there = counts.filter((each) => each != null);
  if (there.length === 0) return null;
  return {
    graded: there.reduce((total, { graded }) => total + graded, 0),
    right: there.reduce((total, { right }) => total + right, 0),
  };
};

/** Other people's attempts at all cases together; null if none can be shown. */
export function attemptsOfAll(byItem: ReadonlyMap<string, ContentAttempts>): ContentAttempts | null {
  const all = [...byItem.values()];
  if (all.length === 0) return null;
  return {
    from: all.map(({ from }) => from).sort()[0]!,
    to: all
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
    attempts: all.reduce((total, { attempts }) => total + attempts, 0),
    first: addUp(all.map(({ first }) => first)),
    repeats: addUp(all.map(({ repeats }) => repeats)),
  };
}
