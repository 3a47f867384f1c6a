import { QUESTIONNAIRE_MAX } from '../limits.ts';
import { valueIn } from './fhir-extensions.ts';
import { isObject, type Json, objectsIn, textIn } from './json-value.ts';
import { optionFor, type Target, type Targets } from './targets.ts';

/** Operators of `enableWhen`, with the corresponding operators of formulas. */
const SIGNS: Readonly<Record<string, string>> = {
  '=': '=',
  '!=': '<>',
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
};

const answerOf = (entry: Json): unknown => {
  const key = Object.keys(entry).find((each) => each.startsWith('answer'));
  return key === undefined ? undefined : entry[key];
};

const isCoding = (entry: Json) => Object.hasOwn(entry, 'answerCoding');

/**
 * What « differs from » says of several answers: that another one is chosen (FHIR R4), or that this one is not (MRRT,
 * and our own files of before, which wrote it so).
 */
export type Difference = 'another' | 'not-chosen';

/** One comparison as a formula; undefined where formulas cannot express it. */
function termText(entry: Json, targets: Targets, difference: Difference): string | undefined {
  const target = targets.get(textIn(entry.question));
  if (!target) return undefined;
  const answer = answerOf(entry);
  if (entry.operator === 'exists') return answer === true ? existsText(target) : undefined;
  const sign = SIGNS[textIn(entry.operator)];
  if (sign === undefined) return undefined;
  return target.answers.length > 0 || isCoding(entry)
    ? choiceText(target, sign, answer, difference)
    : valueText(target, sign, answer);
}

function existsText({ question, answers }: Target): string | undefined {
  if (answers.length > 0) return answers.map(({ id }) => `{${id}}`).join(' ou ');
  const isValue = question.type === 'number' || question.type === 'text' || question.type === 'date';
  return isValue ? `{${question.id}} = {${question.id}}` : undefined;
}

function choiceText(
  target: Target,
  sign: string,
  answer: unknown,
  difference: Difference,
): string | undefined {
  const id = optionFor(target, answer);
  if (id === undefined) return undefined;
  if (sign === '=') return `{${id}}`;
  if (sign !== '<>') return undefined;
  if (target.question.type === 'single' || difference === 'not-chosen') return `non({${id}})`;
  const others = target.answers.filter((each) => each.id !== id);
  return others.length === 0 ? undefined : others.map((each) => `{${each.id}}`).join(' ou ');
}

function valueText({ question }: Target, sign: string, answer: unknown): string | undefined {
  const value = isObject(answer) ? answer.value : answer;
  if (typeof value === 'number') return `{${question.id}} ${sign} ${numberText(value)}`;
  if (typeof value !== 'string' || value.includes('"')) return undefined;
  const isText = question.type === 'text' || question.type === 'formula';
  return isText ? `{${question.id}} ${sign} "${value}"` : undefined;
}

/** A number in the notation of formulas, which has no exponents. */
export function numberText(value: number): string {
  const digits = String(Math.abs(value));
  const plain = digits.includes('e')
    ? Math.abs(value)
        .toFixed(12)
        .replace(/\.?0+$/, '')
    : digits;
  return value < 0 ? `-${plain}` : plain;
}

/** The comparisons of a file that decide when an item is shown: all or any of them must hold. */
export interface EnableWhen {
  entries: readonly Json[];
  any: boolean;
}

export function enableWhenOf(item: Json): EnableWhen | undefined {
  const entries = objectsIn(item.enableWhen);
  return entries.length === 0 ? undefined : { entries, any: item.enableBehavior === 'any' };
}

/** The comparisons as one formula; undefined where one of them cannot be expressed, or the result is too long. */
export function enableWhenText(
  { entries, any }: EnableWhen,
  targets: Targets,
  difference: Difference,
): string | undefined {
  const terms = entries.map((entry) => termText(entry, targets, difference));
  if (terms.length === 0 || terms.some((term) => term === undefined)) return undefined;
  // « ou » has a lower precedence than « et », and needs brackets.
  const grouped = terms.map((term) =>
    !any && terms.length > 1 && term?.includes(' ou ') ? `(${term})` : term,
  );
  const text = grouped.join(any ? ' ou ' : ' et ');
  return text.length <= QUESTIONNAIRE_MAX.expression ? text : undefined;
}

/** Joins several conditions, all of which must hold, into one. */
export function allOf(conditions: readonly string[]): string {
  return conditions.length < 2
    ? (conditions[0] ?? '')
    : conditions.map((each) => (each.includes(' ou ') ? `(${each})` : each)).join(' et ');
}

/** A comparison in the words of the file, for notes. */
export function entryWords(entry: Json): string {
  const answer = answerOf(entry);
  const words = isObject(answer)
    ? (answer.display ?? answer.code ?? answer.value ?? valueIn(answer))
    : answer;
  return `${textIn(entry.question)} ${textIn(entry.operator)} ${String(words ?? '')}`;
}
