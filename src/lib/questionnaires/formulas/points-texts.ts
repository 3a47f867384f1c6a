import { agree, formatDecimal } from '#lib/platform/format-texts.ts';

/** Points beside an option: « 3 points ». */
export const pointsOf = (count: number): string =>
  `${formatDecimal(count)}\u00a0${agree(Math.abs(count), 'point', 'points')}`;
