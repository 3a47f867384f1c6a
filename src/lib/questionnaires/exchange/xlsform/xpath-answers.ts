import { QUESTIONNAIRE_MAX as MAX } from '../../limits.ts';
import { optionsOf } from '../../tree.ts';
import { Unsaid } from '../fhirpath-tokens.ts';
import { isObject } from '../json-value.ts';
import { optionCalled, type Target } from '../targets.ts';

/** A part of an expression: a formula, or an answer, or a value, which mean something together with the other alone. */
export type XPathPart =
  | { kind: 'formula'; text: string }
  | { kind: 'answer'; target: Target }
  | { kind: 'value'; value: string; isQuoted: boolean };

const NUMBER = /^\d{1,9}(\.\d{1,9})?$/;

/** The numbers used as names of a question's choices: a score is written so. @throws Unsaid where one is none */
function pointsOf({ question, answers }: Target): string {
  const options = optionsOf(question);
  const codes = new Map(answers.map(({ id, value }) => [id, isObject(value) ? value.code : undefined]));
  const points = options.map(({ id }) => codes.get(id));
  if (options.length === 0 || !points.every((each) => typeof each === 'string' && NUMBER.test(each)))
    throw new Unsaid();
  if (points.some((each) => Number(each) > MAX.points)) throw new Unsaid();
  for (const [at, option] of options.entries()) option.points ??= Number(points[at]);
  return `points({${question.id}})`;
}

/** A part as a complete formula. @throws Unsaid */
export function formulaOf(part: XPathPart): string {
  if (part.kind === 'formula') return part.text;
  if (part.kind === 'answer')
    return part.target.answers.length > 0 ? pointsOf(part.target) : `{${part.target.question.id}}`;
  if (!part.isQuoted) return part.value;
  if (part.value.includes('"')) throw new Unsaid();
  return `"${part.value}"`;
}

const anyOf = ({ answers }: Target) => answers.map(({ id }) => `{${id}}`).join(' ou ');

/** Whether an answer is, or is not, a value. @throws Unsaid */
function compared(target: Target, sign: string, value: string): string {
  const { question, answers } = target;
  if (answers.length > 0) {
    const id = value === '' ? undefined : optionCalled(target, value, 'code');
    const text = value === '' ? `(${anyOf(target)})` : `{${id}}`;
    if (value !== '' && id === undefined) throw new Unsaid();
    return (sign === '=') === (value !== '') ? text : `non(${text})`;
  }
  if (value === '') {
    // An absent value makes the whole formula empty: only that a value is present can be expressed.
    if (sign !== '<>') throw new Unsaid();
    return `({${question.id}} = {${question.id}})`;
  }
  const isNumber = question.type === 'number' && NUMBER.test(value);
  if (question.type === 'number' && !isNumber) throw new Unsaid();
  return `({${question.id}} ${sign} ${isNumber ? value : formulaOf({ kind: 'value', value, isQuoted: true })})`;
}

/** Whether an option is chosen. @throws Unsaid */
export function isChosen(target: Target, value: string): string {
  const id = optionCalled(target, value, 'code');
  if (id === undefined) throw new Unsaid();
  return `{${id}}`;
}

/** The number of chosen options. @throws Unsaid */
export function countChosen({ answers }: Target): string {
  if (answers.length === 0 || answers.length > 50) throw new Unsaid();
  return `nombre(${answers.map(({ id }) => `{${id}}`).join('; ')})`;
}

/** Two parts joined by an operator. @throws Unsaid */
export function joined(left: XPathPart, sign: string, right: XPathPart): XPathPart {
  if (sign === '=' || sign === '<>') {
    const [answer, value] = left.kind === 'answer' ? [left, right] : [right, left];
    const isTold = answer.kind === 'answer' && value.kind === 'value';
    if (isTold && (value.isQuoted || answer.target.answers.length > 0))
      return { kind: 'formula', text: compared(answer.target, sign, value.value) };
  }
  return { kind: 'formula', text: `(${formulaOf(left)} ${sign} ${formulaOf(right)})` };
}
