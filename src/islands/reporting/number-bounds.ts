import { clamp } from '#lib/platform/numbers.ts';
import { type NumberQuestion, typedFault } from '#lib/questionnaires/number-answer.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';

/** The error in the typed text, in words; undefined if there is none. */
export function numberFaultText(question: NumberQuestion, typed: string): string | undefined {
  const { min, max, unit = '', decimals = 0 } = question;
  switch (typedFault(question, typed)) {
    case 'not-a-number':
      return m.notANumber;
    case 'other-unit':
      return m.otherUnit(unit);
    case 'out-of-bounds':
      return m.outOfBounds(questionnaireMessages.range(min, max, unit));
    case 'too-precise':
      return m.tooPrecise(decimals);
    default:
      return undefined;
  }
}

/** The next value up or down, within the bounds; without a value it starts at the minimum, or at zero. */
export function stepValue(
  { min, max, decimals = 0 }: NumberQuestion,
  value: number | undefined,
  by: 1 | -1,
): number {
  const [least, most] = [min ?? -Infinity, max ?? Infinity];
  const within = (each: number) => clamp(each, least, most);
  if (value === undefined) return within(min ?? 0);
  return within(Number((value + by * 10 ** -decimals).toFixed(decimals)));
}
