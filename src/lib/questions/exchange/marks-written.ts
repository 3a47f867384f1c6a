import type { ChoiceQuestion, Proposition } from '../questions-schema.ts';

/** Moodle accepts fractions of a mark with five decimals. */
const DECIMALS = 5;

const short = (percent: number) => String(Number(percent.toFixed(DECIMALS)));

/**
 * The weight of a proposition in a file, in percent. If several are right, each gets an equal share, and a wrong one
 * deducts as much: otherwise ticking everything would earn full marks.
 */
export function fractionOf({ format, propositions }: ChoiceQuestion): (proposition: Proposition) => string {
  if (format === 'qru') return ({ isRight }) => (isRight ? '100' : '0');
  const share = 100 / Math.max(1, propositions.filter(({ isRight }) => isRight).length);
  return ({ isRight }) => short(isRight ? share : -share);
}
