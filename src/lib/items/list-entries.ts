import { inOrder } from '#lib/platform/in-order.ts';

/**
 * An entry that was in a list before, is in it after, or both: lists have no ids, so entries are matched by
 * similarity.
 */
export interface Entry<Item> {
  /** The former and the current value; absent for an added or a removed entry, respectively. */
  before?: Item;
  after?: Item;
  /** Its index in the former and the current list; -1 where it is absent. */
  from: number;
  to: number;
  /** Whether it keeps its order relative to the other unmoved entries. */
  stays: boolean;
}

interface Pair {
  left: number;
  right: number;
  likeness: number;
  distance: number;
}

/** Chooses the most similar pairs, with each item in at most one; pairs with similarity 0 are ignored. */
function bestPairs(pairs: Pair[]): Pair[] {
  const [left, right] = [new Set<number>(), new Set<number>()];
  const likely = pairs
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness || one.distance - other.distance);
  return likely.filter((pair) => {
    if (left.has(pair.left) || right.has(pair.right)) return false;
    left.add(pair.left);
    right.add(pair.right);
    return true;
  });
}

/** The changes of a list, entry by entry, in the current order, followed by the removed ones. */
export function entriesOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  likenessOf: (one: Item, other: Item) => number,
): Entry<Item>[] {
  const every = before.flatMap((item, left) =>
    after.map((other, right) => ({
      left,
      right,
      likeness: likenessOf(item, other),
      distance: Math.abs(left - right),
    })),
  );
  const pairs = bestPairs(every).toSorted((one, other) => one.right - other.right);
  const kept = inOrder(pairs.map(({ left }) => left));
  const found = new Map(pairs.map(({ left, right }, index) => [right, { left, stays: kept.has(index) }]));
  const paired = new Set(pairs.map(({ left }) => left));
  return [
    ...after.map((item, to) => {
      const old = found.get(to);
      if (!old) return { after: item, from: -1, to, stays: false };
      return { before: before[old.left]!, after: item, from: old.left, to, stays: old.stays };
    }),
    ...before.flatMap((item, from) =>
      paired.has(from) ? [] : [{ before: item, from, to: -1, stays: false }],
    ),
  ];
}

/** The current index of each entry in a changed list. Among equal entries, unchanged ones come first. */
export function placesOf<Item>(
  list: readonly Item[],
  entries: readonly Entry<Item>[],
  likenessOf: (item: Item, entry: Entry<Item>, at: number) => number,
): (number | undefined)[] {
  // Added entries are matched in order, and so are removed ones: those already applied come first, or
  // last.
  const rankOf = ({ from, to }: Entry<Item>, left: number) =>
    to === -1 ? entries.length - left : from === -1 ? entries.length + left : left - entries.length;
  const every = entries.flatMap((entry, left) =>
    list.map((item, right) => ({
      left,
      right,
      likeness: likenessOf(item, entry, right),
      distance: rankOf(entry, left),
    })),
  );
  const places: (number | undefined)[] = entries.map(() => undefined);
  for (const { left, right } of bestPairs(every)) places[left] = right;
  return places;
}

/**
 * The list with an item inserted at the position where an entry now belongs: between the neighbours that keep their
 * order, and in the final order among inserted items, which lets changes be applied in any order.
 * @param places current positions of the entries (`placesOf`); that of the inserted entry is set
 */
export function withEntryAt<Item>(
  list: readonly Item[],
  entries: readonly Entry<unknown>[],
  places: readonly (number | undefined)[],
  { entry, item }: { entry: number; item: Item },
): Item[] {
  const own = places[entry];
  const rest = list
    .map((each, at) => ({ item: each, known: entries[places.indexOf(at)], at }))
    .filter(({ at }) => at !== own);
  const { to } = entries[entry]!;
  const isBound = (known: Entry<unknown> | undefined) => known?.stays === true;
  let low = -1;
  let high = Number.POSITIVE_INFINITY;
  for (const { known } of rest) {
    if (!known || !isBound(known)) continue;
    if (known.to < to) low = Math.max(low, known.to);
    else high = Math.min(high, known.to);
  }
  const start = low === -1 ? 0 : rest.findIndex(({ known }) => known?.to === low) + 1;
  const bound = high === Number.POSITIVE_INFINITY ? -1 : rest.findIndex(({ known }) => known?.to === high);
  const end = bound < start ? rest.length : bound;
  const isAround = low === -1 && bound === -1;
  let at = isAround ? rest.length : start;
  for (let index = start; index < end; index += 1) {
    const rank = rest[index]!.known?.to ?? -1;
    if (rank <= low || rank >= high) continue;
    if (rank > to) {
      at = index;
      break;
    }
    at = index + 1;
  }
  return rest.map(({ item: each }) => each).toSpliced(at, 0, item);
}
