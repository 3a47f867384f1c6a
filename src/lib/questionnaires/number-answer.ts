import type { Question } from './tree.ts';
import { decimalsOf, isSameUnit, readTypedNumber } from './typed-number.ts';

export type NumberQuestion = Extract<Question, { type: 'number' }>;

/** Why a number question refuses a typed text. */
export type NumberFault = 'not-a-number' | 'other-unit' | 'out-of-bounds' | 'too-precise';

type Limits = Pick<NumberQuestion, 'min' | 'max' | 'decimals' | 'defaultAnswer'>;

/** Why a value is refused, or null. The author's own default answer is always accepted. */
export function valueFault({ min, max, decimals, defaultAnswer }: Limits, value: number): NumberFault | null {
  if (value === defaultAnswer) return null;
  if (!Number.isFinite(value)) return 'not-a-number';
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) return 'out-of-bounds';
  return decimals !== undefined && Number(value.toFixed(decimals)) !== value ? 'too-precise' : null;
}

/** Why a typed text is refused, or null; an empty one is not a fault. */
export function typedFault(question: NumberQuestion, typed: string): NumberFault | null {
  if (typed.trim() === '') return null;
  const read = readTypedNumber(typed);
  if (!read) return 'not-a-number';
  if (read.rest !== '' && !(question.unit && isSameUnit(read.rest, question.unit)))
    return question.unit ? 'other-unit' : 'not-a-number';
  const fault = valueFault(question, read.value);
  if (fault) return fault;
  const { decimals } = question;
  return decimals !== undefined && decimalsOf(read.digits) > decimals ? 'too-precise' : null;
}

/**
 * The answer for a typed text: its number, or the text itself while the question refuses it. A refused text is kept
 * with the answers, which loses nothing that was typed, but writes nothing in the report (`fittingAnswer`).
 */
export function typedAnswer(question: NumberQuestion, typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  return typedFault(question, typed) ? typed.trim() : readTypedNumber(typed)?.value;
}
