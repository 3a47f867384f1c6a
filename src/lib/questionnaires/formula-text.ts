import { fold } from '#lib/platform/fold.ts';
import { parseFormula } from './formula.ts';
import { type FormulaName, nameAt } from './formula-names.ts';
import { QUESTIONNAIRE_MAX } from './limits.ts';

/** What keeps a text from being a formula: `at` is where, `text` what stands there. */
export interface FormulaFault {
  code: 'empty' | 'too-long' | 'unknown-name' | 'operand' | 'operator' | 'parenthesis';
  at: number;
  text: string;
}

export type ReadFormula = { expression: string } | { fault: FormulaFault };

const SHOWN: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };
const OPERATORS: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  '·': '*',
  x: '*',
  X: '*',
  '/': '/',
  '÷': '/',
  ':': '/',
  '^': '^',
};
const POWERS: Readonly<Record<string, string>> = { '²': '2', '³': '3' };
const NUMBER = /\d+(?:[.,]\d+)?/y;
const QUOTED = /[«"]\s*([^«»"]*?)\s*[»"]/y;
/** What is taken for a name that nobody knows: as far as a sign that is none. */
const WORDS = /[^\s+*/^×÷−·()²³"]+(?:\s+[\p{L}'’]+)*/uy;
const LETTER = /[\p{L}\p{N}]/u;

const TERMS = /(\d+(?:[.,]\d+)?)|\{([^}]*)\}|([-+*/^()])/g;

/** A stored formula as its author writes it: `{q1} * {q2} * 0.52` → « Longueur × Largeur × 0,52 ». */
export function formulaText(expression: string, names: readonly FormulaName[]): string {
  const written = new Map(names.map(({ id, written }) => [id, written]));
  let text = '';
  let wantsOperand = true;
  for (const [, number, id, sign] of expression.matchAll(TERMS)) {
    if (number !== undefined) text += number.replace('.', ',');
    else if (id !== undefined) text += written.get(id) ?? `{${id}}`;
    else if (wantsOperand || /[()^]/.test(sign!)) text += SHOWN[sign!] ?? sign;
    else text += ` ${SHOWN[sign!] ?? sign} `;
    wantsOperand = sign !== undefined && sign !== ')';
  }
  return text;
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads the terms and signs of a formula one after the other; throws the fault that it meets. */
class Reader {
  readonly #text: string;
  readonly #names: readonly FormulaName[];
  #at = 0;
  #parts: string[] = [];
  #length = 0;
  #open: number[] = [];

  constructor(text: string, names: readonly FormulaName[]) {
    this.#text = text;
    this.#names = names;
  }

  read(): ReadFormula {
    for (let wantsOperand = true; ; ) {
      this.#at += matchAt(/\s*/y, this.#text, this.#at)?.[0].length ?? 0;
      const char = this.#text.charAt(this.#at);
      if (char === '') return this.#end(wantsOperand);
      const next: boolean | FormulaFault = wantsOperand ? this.#operand(char) : this.#operator(char);
      if (typeof next === 'object') return { fault: next };
      // Whatever follows, it can only be longer: a text of any length is read no further.
      if (this.#length > QUESTIONNAIRE_MAX.expression) return { fault: this.#fault('too-long') };
      wantsOperand = next;
    }
  }

  #end(wantsOperand: boolean): ReadFormula {
    if (this.#parts.length === 0) return { fault: this.#fault('empty') };
    if (wantsOperand) return { fault: this.#fault('operand') };
    const open = this.#open.pop();
    if (open !== undefined) return { fault: { code: 'parenthesis', at: open, text: '(' } };
    const expression = this.#parts.join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
    if (expression.length > QUESTIONNAIRE_MAX.expression) return { fault: this.#fault('too-long') };
    return parseFormula(expression) ? { expression } : { fault: this.#fault('operand') };
  }

  #fault(code: FormulaFault['code'], text = this.#text.charAt(this.#at)): FormulaFault {
    return { code, at: this.#at, text };
  }

  #take(part: string, end: number): void {
    this.#parts.push(part);
    this.#length += part.length;
    this.#at = end;
  }

  /** @returns whether an operand is still wanted, or the fault */
  #operand(char: string): boolean | FormulaFault {
    if (char === '(') {
      this.#open.push(this.#at);
      this.#take('(', this.#at + 1);
      return true;
    }
    const number = matchAt(NUMBER, this.#text, this.#at);
    const name = number ? null : nameAt(this.#text, this.#at, this.#names);
    if (name) {
      this.#take(`{${name.id}}`, name.end);
      return false;
    }
    if (number) {
      this.#take(number[0].replace(',', '.'), this.#at + number[0].length);
      return false;
    }
    if (OPERATORS[char] === '-') {
      this.#take('-', this.#at + 1);
      return true;
    }
    return this.#quoted();
  }

  /** A name between quotes, or a fault: nothing that may stand here does. */
  #quoted(): false | FormulaFault {
    const quoted = matchAt(QUOTED, this.#text, this.#at);
    if (quoted) {
      const wanted = fold(quoted[1]!.replace(/\s+/g, ' '));
      const named = this.#names.find(({ name }) => fold(name) === wanted);
      if (!named) return this.#fault('unknown-name', quoted[1]);
      this.#take(`{${named.id}}`, this.#at + quoted[0].length);
      return false;
    }
    const words = matchAt(WORDS, this.#text, this.#at)?.[0];
    const isSign = words === undefined || (words.length === 1 && !LETTER.test(words));
    return isSign ? this.#fault('operand') : this.#fault('unknown-name', words);
  }

  #operator(char: string): boolean | FormulaFault {
    if (char === ')') {
      if (this.#open.pop() === undefined) return this.#fault('parenthesis');
      this.#take(')', this.#at + 1);
      return false;
    }
    const power = POWERS[char];
    if (power !== undefined) {
      this.#parts.push('^');
      this.#take(power, this.#at + 1);
      return false;
    }
    const sign = OPERATORS[char];
    const isWord = /[xX]/.test(char) && LETTER.test(this.#text.charAt(this.#at + 1));
    if (sign === undefined || isWord) {
      const words = matchAt(WORDS, this.#text, this.#at)?.[0] ?? char;
      return this.#fault('operator', words);
    }
    this.#take(sign, this.#at + 1);
    return true;
  }
}

/** What somebody typed, names and French signs, as it is stored; or what is wrong with it. */
export function readFormula(text: string, names: readonly FormulaName[]): ReadFormula {
  return new Reader(text, names).read();
}
