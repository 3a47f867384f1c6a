import { QUESTIONNAIRE_MAX as MAX } from '../../limits.ts';
import { optionsOf } from '../../tree.ts';
import { UnsupportedExpression } from '../fhirpath-tokens.ts';
import { isObject } from '../json-value.ts';
import { optionCalled, type Target } from '../targets.ts';

/** A part of an expression: a formula; or an answer or a value, which make sense only when compared with each other. */
export type XPathPart =
  | { kind: 'formula'; text: string }
  | { kind: 'answer'; target: Target }
  | { kind: 'value'; value: string; isQuoted: boolean };

const NUMBER = /^\d{1,9}(\.\d{1,9})?$/;

/**
 * The points of a question whose choice names are numbers, as forms write scores.
 * @throws UnsupportedExpression for other names
 */
function pointsOf({ question, answers }: Target): string {
  const options = optionsOf(question);
  const codes = new Map(answers.map(({ id, value }) => [id, isObject(value) ? value.code : undefined]));
  const points = options.map(({ id }) => codes.get(id));
  if (options.length === 0 || !points.every((each) => typeof each === 'string' && NUMBER.test(each)))
    throw new UnsupportedExpression();
  if (points.some((each) => Number(each) > MAX.points)) throw new UnsupportedExpression();
  for (const [at, option] of options.entries()) option.points ??= Number(points[at]);
  return `points({${question.id}})`;
}

/** A part as a complete formula. @throws UnsupportedExpression */
export function formulaOf(part: XPathPart): string {
  if (part.kind === 'formula') return part.text;
  if (part.kind === 'answer')
    return part.target.answers.length > 0 ? pointsOf(part.target) : `{${part.target.question.id}}`;
  if (!part.isQuoted) return part.value;
  if (part.value.includes('"')) throw new UnsupportedExpression();
  return `"${part.value}"`;
}

const anyOf = ({ answers }: Target) => answers.map(({ id }) => `{${id}}`).join(' ou ');

/** The formula that compares an answer with a value. @throws UnsupportedExpression */
function compared(target: Target, sign: string, value: string): string {
  const { question, answers } = target;
  if (answers.length > 0) {
    const id = value === '' ? undefined : optionCalled(target, value, 'code');
    const text = value === '' ? `(${anyOf(target)})` : `{${id}}`;
    if (value !== '' && id === undefined) throw new UnsupportedExpression();
    return (sign === '=') === (value !== '') ? text : `non(${text})`;
  }
  if (value === '') {
    // A formula that reads a missing value has no result: only « a value is present » can be expressed.
    if (sign !== '<>') throw new UnsupportedExpression();
    return `({${question.id}} = {${question.id}})`;
  }
  const isNumber = question.type === 'number' && NUMBER.test(value);
  if (question.type === 'number' && !isNumber) throw new UnsupportedExpression();
  return `({${question.id}} ${sign} ${isNumber ? value : formulaOf({ kind: 'value', value, isQuoted: true })})`;
}

/** The formula for « this option is chosen ». @throws UnsupportedExpression */
export function isChosen(target: Target, value: string): string {
  const id = optionCalled(target, value, 'code');
  if (id === undefined) throw new UnsupportedExpression();
  return `{${id}}`;
}

/** The formula that counts the chosen options. @throws UnsupportedExpression */
export function countChosen({ answers }: Target): string {
  if (answers.length === 0 || answers.length > 50) throw new UnsupportedExpression();
  return `nombre(${answers.map(({ id }) => `{${id}}`).join('; ')})`;
}

/** Two parts joined by an operator. @throws UnsupportedExpression */
export function joined(left: XPathPart, sign: string, right: XPathPart): XPathPart {
  if (sign === '=' || sign === '<>') {
    const [answer, value] = left.kind === 'answer' ? [left, right] : [right, left];
    const isTold = answer.kind === 'answer' && value.kind === 'value';
    if (isTold && (value.isQuoted || answer.target.answers.length > 0))
      return { kind: 'formula', text: compared(answer.target, sign, value.value) };
  }
  return { kind: 'formula', text: `(${formulaOf(left)} ${sign} ${formulaOf(right)})` };
}
