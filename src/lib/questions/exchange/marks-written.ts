import type { ChoiceQuestion, Proposition } from '../questions-schema.ts';

/** Moodle knows shares of a mark by five decimals. */
const DECIMALS = 5;

const short = (percent: number) => String(Number(percent.toFixed(DECIMALS)));

/**
 * What a proposition is worth in a file, in percent. Where several are right each has its share, and a wrong one takes as much
 * away: without that, whoever ticks everything would have all points.
 */
export function fractionOf({ format, propositions }: ChoiceQuestion): (proposition: Proposition) => string {
  if (format === 'qru') return ({ isRight }) => (isRight ? '100' : '0');
  const share = 100 / Math.max(1, propositions.filter(({ isRight }) => isRight).length);
  return ({ isRight }) => short(isRight ? share : -share);
}
