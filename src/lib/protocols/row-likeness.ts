import type { Entry } from '#lib/items/list-entries.ts';
import { fold } from '#lib/platform/fold.ts';
import type { AcquisitionRow } from './fields/acquisition-fields.ts';
import { isBlank, saysSame } from './same-value.ts';

/**
 * The number of fields that a name counts as where names differ: « Sag T1 » and « T1 sag » are the same, « Sag T2 »
 * another.
 */
const NAME_WEIGHT = 3;
/** Likeness from which a row with another name is the same, renamed. */
const SAME_ROW = 0.6;
/** A row of the same name is likelier than any other. */
const SAME_NAME = 2;
/** More than an equal row with the same name. */
const SAME_PLACE = SAME_NAME + 2;

const filled = (row: AcquisitionRow): string[] =>
  Object.keys(row).filter((key) => key !== 'name' && !isBlank(row[key]));

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

/** The share of words that two names have in common, from 0 to 1. */
function nameLikeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const all = new Set([...words, ...others]).size;
  return all === 0 ? 0 : [...words].filter((word) => others.has(word)).length / all;
}

/** Fields of either row, and how many say the same in both. */
function compared(one: AcquisitionRow, other: AcquisitionRow): { all: number; same: number } {
  const keys = [...new Set([...filled(one), ...filled(other)])];
  return { all: keys.length, same: keys.filter((key) => saysSame(one[key], other[key])).length };
}

/** How likely it is that one row became the other: same name first, then similar content; 0 for never. */
export function rowLikeness(one: AcquisitionRow, other: AcquisitionRow): number {
  const { all, same } = compared(one, other);
  if (one.name === other.name) return SAME_NAME + (all === 0 ? 1 : same / all);
  const named = NAME_WEIGHT * nameLikeness(one.name, other.name);
  const likeness = (same + named) / (all + NAME_WEIGHT);
  return likeness >= SAME_ROW ? likeness : 0;
}

/** Whether two rows say the same in every field. */
export const sameRow = (one: AcquisitionRow, other: AcquisitionRow): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => saysSame(one[key], other[key]));

/** How likely a row is the one of an entry, some of whose changes it may already contain. */
export function entryLikeness(row: AcquisitionRow, { before, after }: Entry<AcquisitionRow>): number {
  const either = [before, after].filter((each) => each !== undefined);
  if (either.some(({ name }) => name === row.name)) {
    const keys = [...new Set([row, ...either].flatMap(filled))];
    const known = keys.filter((key) => either.some((each) => saysSame(each[key], row[key])));
    return SAME_NAME + (keys.length === 0 ? 1 : known.length / keys.length);
  }
  // An added or removed row is matched only by its name: similar content must neither block it, nor match another
  // one.
  return before && after ? Math.max(rowLikeness(before, row), rowLikeness(after, row)) : 0;
}

/**
 * The likeness for rows of which none was changed yet: an equal row at the same place is the one. So rows that share
 * a name are distinguished by their places.
 */
export function untouchedLikeness(row: AcquisitionRow, entry: Entry<AcquisitionRow>, at: number): number {
  const isItself = entry.before && at === entry.from && sameRow(row, entry.before);
  return isItself ? SAME_PLACE : entryLikeness(row, entry);
}
