import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import { QUESTIONNAIRE_MAX } from '../limits.ts';
import {
  type Formula,
  formulaReferences,
  isFunctionName,
  isOperator,
  PRECEDENCE,
  takesArguments,
} from './formula.ts';

type Token = { value: Formula } | { word: string };

const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?)|\{([A-Za-z0-9_~-]+)\}|"([^"]*)"|([a-z]+)|(<=|>=|<>|[-+*/^()<>=;]))/y;
/** Twice the limit of stored formulas: ids become longer in instances of repeated groups. */
const MAX_LENGTH = 2 * QUESTIONNAIRE_MAX.expression;
/** Maximum nesting of parentheses; no real formula has more. */
const MAX_DEPTH = 40;
/** Cache of parsed formulas, which are needed after every answer. */
const PARSED = new BoundedCache<{ formula: Formula | null }>(2_000);

/** The parsed formula, or null when the text is not a formula. */
export function parseFormula(text: string): Formula | null {
  const known = PARSED.get(text);
  if (known) return known.formula;
  const tokens = text.length > MAX_LENGTH ? null : tokenize(text.trimEnd());
  const formula = tokens && tokens.length > 0 ? new Parser(tokens).parse() : null;
  PARSED.set(text, { formula });
  return formula;
}

/** Ids that a stored formula reads; empty if the formula cannot be parsed. */
export function referencesIn(text: string | undefined): readonly string[] {
  const formula = text ? parseFormula(text) : null;
  return formula ? formulaReferences(formula) : [];
}

function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) return null;
    const [, number, id, quoted, word, sign] = match;
    if (number !== undefined)
      tokens.push({ value: { kind: 'number', value: Number(number.replace(',', '.')) } });
    else if (id !== undefined) tokens.push({ value: { kind: 'reference', id } });
    else if (quoted !== undefined) tokens.push({ value: { kind: 'text', value: quoted } });
    else tokens.push({ word: word ?? sign ?? '' });
  }
  return tokens;
}

/** A precedence-climbing parser; returns null for anything that is not a formula. */
class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  parse(): Formula | null {
    const formula = this.#expression(1);
    return this.#next === this.#tokens.length ? formula : null;
  }

  /** The next word or sign, without consuming it. */
  get #word(): string {
    const token = this.#tokens[this.#next];
    return token && 'word' in token ? token.word : '';
  }

  #take(word: string): boolean {
    if (this.#word !== word) return false;
    this.#next += 1;
    return true;
  }

  #expression(minimum: number): Formula | null {
    if (this.#depth >= MAX_DEPTH) return null;
    this.#depth += 1;
    let left = this.#operand();
    for (;;) {
      const operator = this.#word;
      if (!left || !isOperator(operator) || PRECEDENCE[operator] < minimum) break;
      this.#next += 1;
      const right = this.#expression(PRECEDENCE[operator] + 1);
      left = right && { kind: 'operation', operator, left, right };
    }
    this.#depth -= 1;
    return left;
  }

  #operand(): Formula | null {
    const token = this.#tokens[this.#next];
    this.#next += 1;
    if (token === undefined) return null;
    if ('value' in token) return token.value;
    if (token.word === '-') return this.#negative();
    if (isFunctionName(token.word)) return this.#call(token.word);
    if (token.word !== '(') return null;
    const inner = this.#expression(1);
    return this.#take(')') ? inner : null;
  }

  #negative(): Formula | null {
    if (this.#depth >= MAX_DEPTH) return null;
    this.#depth += 1;
    // As in mathematics, −x² means −(x²).
    const right = this.#expression(PRECEDENCE['^']);
    this.#depth -= 1;
    return right && { kind: 'operation', operator: '-', left: { kind: 'number', value: 0 }, right };
  }

  #call(name: Parameters<typeof takesArguments>[0]): Formula | null {
    if (!this.#take('(')) return null;
    const args: Formula[] = [];
    do {
      const arg = this.#expression(1);
      if (!arg) return null;
      args.push(arg);
    } while (this.#take(';'));
    return this.#take(')') && takesArguments(name, args.length) ? { kind: 'call', name, args } : null;
  }
}
