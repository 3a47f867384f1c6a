import type { Side } from './report-types.ts';

/** The earlier value of a number in the report, and the side chosen at the time of the comparison. */
export interface EarlierNumber {
  /**
   * « antérieurement 9 mm, le 3 mars »: composed of numbers and a date, never copied from the text in which they were
   * found.
   */
  words: string;
  side: Side | null;
}

/** By question. */
export type EarlierNumbers = Readonly<Record<string, EarlierNumber>>;

/** Whether a sentence contains the value of its question, beside which an earlier one can be written. */
export const VALUE = /\{\s*valeur\s*\}/i;

/**
 * A sentence with the earlier number after today's and its unit: between commas where it ends the sentence or a
 * bracket, else in brackets. A comparison made for another side is not written.
 */
export function withEarlier(
  sentence: string,
  unit: string | undefined,
  { words, side }: EarlierNumber,
  now: Side | null,
): string {
  const place = side === now ? VALUE.exec(sentence) : null;
  if (!place) return sentence;
  const rest = sentence.slice(place.index + place[0].length);
  const gap = rest.length - rest.trimStart().length;
  const isUnit = unit && rest.startsWith(unit, gap) && !/^[\p{L}\p{N}]/u.test(rest.slice(gap + unit.length));
  const end = isUnit ? gap + unit.length : 0;
  const after = rest.slice(end);
  const said = /^\s*(?:\)|\.?\s*$)/.test(after) ? `, ${words}` : ` (${words})`;
  return sentence.slice(0, -rest.length || undefined) + rest.slice(0, end) + said + after;
}
