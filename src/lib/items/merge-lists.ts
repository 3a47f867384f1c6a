/** A replacement of a range of a list: removal, one-for-one replacement, or replacement as a whole. */
interface ListEdit<Item> {
  from: number;
  to: number;
  items: readonly Item[];
}

/** The longest matching of the entries of two lists, in order. */
function matched(one: readonly string[], other: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  const at = (left: number, right: number) => lengths[left]?.[right] ?? 0;
  for (let left = one.length - 1; left >= 0; left -= 1)
    for (let right = other.length - 1; right >= 0; right -= 1)
      lengths[left]![right] =
        one[left] === other[right]
          ? at(left + 1, right + 1) + 1
          : Math.max(at(left + 1, right), at(left, right + 1));
  const pairs: [number, number][] = [];
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
    if (one[left] === other[right]) {
      pairs.push([left, right]);
      left += 1;
      right += 1;
    } else if (at(left + 1, right) >= at(left, right + 1)) left += 1;
    else right += 1;
  }
  return pairs;
}

/** The edits from one list to another; if as many entries were added as removed, each replaces one. */
function editsBetween<Item>(
  base: readonly string[],
  items: readonly Item[],
  keys: readonly string[],
): ListEdit<Item>[] {
  const edits: ListEdit<Item>[] = [];
  let [from, start] = [0, 0];
  for (const [to, end] of [...matched(base, keys), [base.length, items.length] as const]) {
    const come = items.slice(start, end);
    if (come.length === to - from)
      edits.push(...come.map((item, at) => ({ from: from + at, to: from + at + 1, items: [item] })));
    else edits.push({ from, to, items: come });
    [from, start] = [to + 1, end + 1];
  }
  return edits;
}

const isInsertion = ({ from, to }: ListEdit<unknown>) => from === to;

/** Whether two edits concern the same entries; an insertion concerns neither of its neighbours. */
const touches = (one: ListEdit<unknown>, other: ListEdit<unknown>) =>
  isInsertion(one) && isInsertion(other)
    ? one.from === other.from
    : one.from < other.to && other.from < one.to;

const haveCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((key) => other.has(key));

/**
 * Merges the changes of both sides of a list; null if both changed the same entry, or if an entry moved by one side was
 * changed by the other.
 * @param keyOf returns the same text for equal entries
 */
export function mergeLists<Item>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly Item[]>,
  keyOf: (item: Item) => string,
): Item[] | null {
  const keys = base.map(keyOf);
  const here = editsBetween(keys, mine, mine.map(keyOf));
  const there = editsBetween(keys, theirs, theirs.map(keyOf));
  const isSameEdit = (one: ListEdit<Item>, other: ListEdit<Item>) =>
    one.from === other.from &&
    one.to === other.to &&
    JSON.stringify(one.items.map(keyOf)) === JSON.stringify(other.items.map(keyOf));
  const own = here.filter((edit) => !there.some((other) => isSameEdit(edit, other)));
  const foreign = there.filter((edit) => !here.some((other) => isSameEdit(edit, other)));
  const come = (edits: readonly ListEdit<Item>[]) => new Set(edits.flatMap(({ items }) => items.map(keyOf)));
  const gone = (edits: readonly ListEdit<Item>[]) =>
    new Set(edits.flatMap(({ from, to }) => keys.slice(from, to)));
  const isDisputed =
    own.some((edit) =>
      foreign.some((other) => touches(edit, other) && !(isInsertion(edit) && isInsertion(other))),
    ) ||
    haveCommon(come(own), come(foreign)) ||
    // Entries moved on one side were also moved, changed or removed on the other.
    haveCommon(come(own), gone(there)) ||
    haveCommon(come(foreign), gone(here));
  if (isDisputed) return null;
  // If both sides inserted entries at one position, those of the other side come first.
  const edits = [...foreign, ...here].toSorted((one, other) => one.from - other.from || one.to - other.to);
  const merged: Item[] = [];
  let at = 0;
  // Entries that both sides have keep this side's objects: code that compares by identity still
  // finds them.
  const same = new Map(mine.map((item) => [keyOf(item), item]));
  for (const { from, to, items } of edits) {
    merged.push(...base.slice(at, from).map((item) => same.get(keyOf(item)) ?? item), ...items);
    at = to;
  }
  return [...merged, ...base.slice(at).map((item) => same.get(keyOf(item)) ?? item)];
}
