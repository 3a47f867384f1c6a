import type { Question } from '#lib/kinds/questionnaire/tree.ts';
import { questionnaireMessages } from '#lib/messages/questionnaire.ts';
import { reportingMessages as m } from '#lib/messages/reporting.ts';
import { decimalsOf, parseFrenchNumber } from './french-number.ts';

export type NumberQuestion = Extract<Question, { type: 'number' }>;

/** What is wrong with what was typed, in words; undefined when nothing is. It is told, never taken away. */
export function numberFault({ min, max, unit, decimals }: NumberQuestion, typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const value = parseFrenchNumber(typed);
  if (value === undefined) return m.notANumber;
  if ((min !== undefined && value < min) || (max !== undefined && value > max))
    return m.outOfBounds(questionnaireMessages.range(min, max, unit));
  if (decimals !== undefined && decimalsOf(typed) > decimals) return m.tooPrecise(decimals);
  return undefined;
}

/** The next value up or down, within the bounds; without a value it begins at the least one, or zero. */
export function spun(
  { min, max, decimals = 0 }: NumberQuestion,
  value: number | undefined,
  by: 1 | -1,
): number {
  const [least, most] = [min ?? -Infinity, max ?? Infinity];
  const within = (each: number) => Math.min(most, Math.max(least, each));
  if (value === undefined) return within(min ?? 0);
  return within(Number((value + by * 10 ** -decimals).toFixed(decimals)));
}
