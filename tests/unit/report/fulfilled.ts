import { choicesOf } from '#lib/questionnaires/answers.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

/**
 * A separate implementation of formulas for checking reports: it shares no code with `formulas/`. A visible question
 * without an answer is undefined: unknown.
 */
type Known = boolean | number | string | undefined;
/** The values of options, numbers, calculations and, as `points id`, of questions with choices; absent when hidden. */
export type Facts = Map<string, Known>;

/** Adds the facts of an answer; a calculation must come after what it reads. */
export function learn(question: Question, chosen: readonly string[], value: unknown, facts: Facts): void {
  const choices = choicesOf(question);
  const isAnswered = chosen.length > 0;
  for (const { id } of choices) facts.set(id, isAnswered ? chosen.includes(id) : undefined);
  const points = choices.map(({ id, points }) => (chosen.includes(id) ? (points ?? 0) : 0));
  if (choices.length > 0)
    facts.set(`points ${question.id}`, isAnswered ? points.reduce((sum, each) => sum + each, 0) : undefined);
  if (question.type === 'number') facts.set(question.id, typeof value === 'number' ? value : undefined);
  if (question.type === 'formula') facts.set(question.id, known(question.expression, facts));
}

export const isFulfilled = (condition: string | undefined, facts: Facts): boolean =>
  condition === undefined || known(condition, facts) === true;

const TOKEN = /"[^"]*"|\{[^}]+\}|<=|>=|<>|[-+*/^()=<>;]|\d+(?:[.,]\d+)?|\p{L}+/gu;
const LEVELS = [['ou'], ['et'], ['=', '<>', '<', '<=', '>', '>='], ['+', '-'], ['*', '/'], ['^']];

/** A hidden question is null: not chosen where a choice is needed, unknown where a number is. */
type Value = Known | null;

function known(text: string, facts: Facts): Known {
  const value = new Reading(text.match(TOKEN) ?? [], facts).at(0);
  return value === null ? false : value;
}

const asTruth = (value: Value) => (value === null ? false : (value as boolean | undefined));
const asNumber = (value: Value) => (typeof value === 'number' ? value : undefined);

class Reading {
  readonly #tokens: string[];
  readonly #facts: Facts;

  constructor(tokens: readonly string[], facts: Facts) {
    this.#tokens = [...tokens];
    this.#facts = facts;
  }

  at(level: number): Value {
    const signs = LEVELS[level];
    if (!signs) return this.#operand();
    let left = this.at(level + 1);
    while (signs.includes(this.#tokens[0] ?? ''))
      left = combined(this.#tokens.shift()!, left, this.at(level + 1));
    return left;
  }

  #operand(): Value {
    const token = this.#tokens.shift() ?? '';
    if (token === '-') return negative(asNumber(this.#operand()));
    if (token === '(') return this.#inside()[0];
    if (token.startsWith('"')) return token.slice(1, -1);
    const id = token.slice(1, -1);
    if (token.startsWith('{')) return this.#facts.has(id) ? this.#facts.get(id) : null;
    if (/^\d/.test(token)) return Number(token.replace(',', '.'));
    this.#tokens.shift();
    return token === 'points' ? this.#points() : called(token, this.#inside());
  }

  /** The content up to the closing parenthesis. */
  #inside(): Value[] {
    const values = [this.at(0)];
    while (this.#tokens.shift() === ';') values.push(this.at(0));
    return values;
  }

  #points(): number | undefined {
    let sum: number | undefined = 0;
    for (let token = this.#tokens.shift(); token && token !== ')'; token = this.#tokens.shift()) {
      if (token === ';') continue;
      const key = `points ${token.slice(1, -1)}`;
      const points = this.#facts.has(key) ? asNumber(this.#facts.get(key)) : 0;
      sum = sum === undefined || points === undefined ? undefined : sum + points;
    }
    return sum;
  }
}

const negative = (value: number | undefined) => (value === undefined ? undefined : -value);

function combined(sign: string, left: Value, right: Value): Known {
  if (sign === 'et' || sign === 'ou') {
    const both = [asTruth(left), asTruth(right)];
    if (both.includes(sign === 'ou')) return sign === 'ou';
    return both.includes(undefined) ? undefined : sign === 'et';
  }
  if (typeof left === 'string' && typeof right === 'string')
    return sign === '=' ? left === right : sign === '<>' ? left !== right : undefined;
  const [a, b] = [asNumber(left), asNumber(right)];
  if (a === undefined || b === undefined) return undefined;
  const results: Record<string, boolean | number> = {
    '=': a === b,
    '<>': a !== b,
    '<': a < b,
    '<=': a <= b,
    '>': a > b,
    '>=': a >= b,
    '+': a + b,
    '-': a - b,
    '*': a * b,
    '/': a / b,
    '^': a ** b,
  };
  return results[sign];
}

function called(name: string, values: readonly Value[]): Known {
  if (name === 'non') {
    const inner = asTruth(values[0]);
    return inner === undefined ? undefined : !inner;
  }
  if (name !== 'si') return undefined;
  for (let at = 0; at + 1 < values.length; at += 2) {
    const condition = asTruth(values[at]);
    if (condition === undefined) return undefined;
    if (condition) return values[at + 1] as Known;
  }
  return values.at(-1) as Known;
}
