import type { Entry } from '#lib/items/list-entries.ts';
import { fold } from '#lib/platform/fold.ts';
import type { AcquisitionRow } from './fields/acquisition-fields.ts';
import { isBlank, saysSame } from './same-value.ts';

/**
 * Weight of the name, in number of fields, when names differ: « Sag T1 » and « T1 sag » are equal, « Sag T2 »
 * is not.
 */
const NAME_WEIGHT = 3;
/** Similarity from which a row with another name counts as renamed. */
const SAME_ROW = 0.6;
/** Bonus for an equal name, more than any similarity of content. */
const SAME_NAME = 2;
/** Bonus for an equal row at the same index, more than any row with the same name. */
const SAME_PLACE = SAME_NAME + 2;

const filled = (row: AcquisitionRow): string[] =>
  Object.keys(row).filter((key) => key !== 'name' && !isBlank(row[key]));

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

/** Fraction of words that two names have in common, from 0 to 1. */
function nameLikeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const all = new Set([...words, ...others]).size;
  return all === 0 ? 0 : [...words].filter((word) => others.has(word)).length / all;
}

/** Number of fields filled in either row, and number of those that are equal in both. */
function compared(one: AcquisitionRow, other: AcquisitionRow): { all: number; same: number } {
  const keys = [...new Set([...filled(one), ...filled(other)])];
  return { all: keys.length, same: keys.filter((key) => saysSame(one[key], other[key])).length };
}

/** Similarity of two rows, as the likelihood that one became the other: by name first, then by content; 0 for none. */
export function rowLikeness(one: AcquisitionRow, other: AcquisitionRow): number {
  const { all, same } = compared(one, other);
  if (one.name === other.name) return SAME_NAME + (all === 0 ? 1 : same / all);
  const named = NAME_WEIGHT * nameLikeness(one.name, other.name);
  const likeness = (same + named) / (all + NAME_WEIGHT);
  return likeness >= SAME_ROW ? likeness : 0;
}

/** Whether two rows have equal values in every field. */
export const sameRow = (one: AcquisitionRow, other: AcquisitionRow): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => saysSame(one[key], other[key]));

/** Similarity of a row and a change's entry; the row may already contain some of the entry's changes. */
export function entryLikeness(row: AcquisitionRow, { before, after }: Entry<AcquisitionRow>): number {
  const either = [before, after].filter((each) => each !== undefined);
  if (either.some(({ name }) => name === row.name)) {
    const keys = [...new Set([row, ...either].flatMap(filled))];
    const known = keys.filter((key) => either.some((each) => saysSame(each[key], row[key])));
    return SAME_NAME + (keys.length === 0 ? 1 : known.length / keys.length);
  }
  // An added or removed row is matched only by its name: similar content must neither block it, nor match another
  // row.
  return before && after ? Math.max(rowLikeness(before, row), rowLikeness(after, row)) : 0;
}

/**
 * Similarity for rows without changes so far: an equal row at the same index is the right one, which distinguishes rows
 * with equal names.
 */
export function untouchedLikeness(row: AcquisitionRow, entry: Entry<AcquisitionRow>, at: number): number {
  const isItself = entry.before && at === entry.from && sameRow(row, entry.before);
  return isItself ? SAME_PLACE : entryLikeness(row, entry);
}
