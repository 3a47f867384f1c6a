import type { Side } from './report-types.ts';

/** The earlier value of a number in the report, and the side chosen at the time of the comparison. */
export interface EarlierNumber {
  /**
   * « antérieurement 9 mm, le 3 mars »: generated from numbers and a date, never copied from the earlier report, which
   * could identify the patient.
   */
  words: string;
  side: Side | null;
}

/** Earlier numbers by question id. */
export type EarlierNumbers = Readonly<Record<string, EarlierNumber>>;

/** The placeholder that a sentence needs for an earlier value to be added after today's. */
export const VALUE = /\{\s*valeur\s*\}/i;

/**
 * A sentence with the earlier number after today's and its unit: between commas at the end of the sentence or of a
 * bracket, else in brackets. A comparison made for another side is left out.
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
