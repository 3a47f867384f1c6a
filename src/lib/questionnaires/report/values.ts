import { frenchDecimal, frenchLongDate } from '#lib/platform/french-formats.ts';
import type { Answer } from '../answers.ts';
import type { Question } from '../tree.ts';

/** Decimals of a typed number, and of a result without a specified number of decimals. */
const TYPED_DECIMALS = 6;
const RESULT_DECIMALS = 2;
/** Units written without a space after their number. */
const TOUCHING = /^[\u00b0'"\u2032\u2033]$/;

/** Units that are a power of ten: « 4 × 10⁻³ mm²/s ». */
const POWER = /^10[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/u;

/** A value formatted for a sentence, with a separate unit, which is not repeated if the author wrote it. */
export interface Value {
  text: string;
  unit: string;
  /** The number, if it counts things. */
  count?: number;
}

/** The text of `{valeur}`; null when there is no value. */
export function answerValue(question: Question, answer: Answer | undefined): Value | null {
  if (answer === undefined) return null;
  if (question.type === 'date') return { text: frenchLongDate(String(answer)), unit: '' };
  // A calculation may give a category, whose text is written unchanged.
  const isNumeric = question.type === 'number' || question.type === 'formula';
  if (isNumeric && typeof answer === 'number') {
    const decimals = question.type === 'number' ? TYPED_DECIMALS : (question.decimals ?? RESULT_DECIMALS);
    // A minus sign, not a hyphen.
    const shown = frenchDecimal(answer, decimals);
    // A number that rounds to zero has no sign.
    const text = /[1-9]/.test(shown) ? shown.replace(/^-/, '\u2212') : shown.replace(/^-/, '');
    return { text, unit: question.unit?.trim() ?? '', count: answer };
  }
  return question.type === 'text' || question.type === 'formula'
    ? { text: String(answer).trim(), unit: '' }
    : null;
}

/** The value with its unit; without it if the rest of the sentence begins with that unit. */
export function valueWithUnit({ text, unit }: Value, rest: string): string {
  if (unit === '' || startsWithUnit(rest.trimStart(), unit)) return text;
  if (POWER.test(unit)) return `${text}\u00a0×\u00a0${unit}`;
  return TOUCHING.test(unit) ? text + unit : `${text}\u00a0${unit}`;
}

function startsWithUnit(rest: string, unit: string): boolean {
  return rest.startsWith(unit) && !/^[\p{L}\p{N}]/u.test(rest.slice(unit.length));
}
