import { fold } from '#lib/platform/fold.ts';
import { QUESTIONNAIRE_MAX } from '../limits.ts';
import { isFunctionName, isOperator } from './formula.ts';
import { type FormulaFault, type FormulaUse, type TermPlace, typeFaultOf } from './formula-fault.ts';
import { type FormulaName, nameAt } from './formula-names.ts';
import { parseFormula } from './parse-formula.ts';

export type ReadFormula = { expression: string } | { fault: FormulaFault };

const OPERATORS: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  x: '*',
  X: '*',
  '÷': '/',
  ':': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '!=': '<>',
};
const POWERS: Readonly<Record<string, string>> = { '²': '2', '³': '3' };
const NUMBER = /\d+(?:[.,]\d+)?/y;
const QUOTED = /[«"]\s*([^«»"]*?)\s*[»"]|“([^”]*)”/y;
const SIGN = /<=|>=|<>|!=|[-+*/^<>=−–×·÷:≤≥≠]|[xX](?![\p{L}\p{N}])|(?:et|ou)(?![\p{L}\p{N}])/iuy;
const CALL = /(\p{L}+)\s*\(/uy;
/** The words of an unknown name, up to the next sign, for error messages. */
const WORDS = /[^\s+*/^×÷−·()²³"“”;<>≤≥≠=]+(?:\s+[\p{L}'’]+)*/uy;
const LETTER = /[\p{L}\p{N}]/u;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads a typed formula token by token, and stops at the first fault. */
class Reader {
  readonly #text: string;
  readonly #names: readonly FormulaName[];
  readonly #use: FormulaUse;
  #at = 0;
  #parts: string[] = [];
  #length = 0;
  /** The open parentheses: their positions, and whether they enclose arguments. */
  #open: { at: number; isCall: boolean }[] = [];
  /** The position of each name and quoted text, by the id or text in the stored form. */
  #places = new Map<string, TermPlace>();

  constructor(text: string, names: readonly FormulaName[], use: FormulaUse) {
    this.#text = text;
    this.#names = names;
    this.#use = use;
  }

  read(): ReadFormula {
    for (let wantsOperand = true; ; ) {
      this.#at += matchAt(/\s*/y, this.#text, this.#at)?.[0].length ?? 0;
      const char = this.#text.charAt(this.#at);
      if (char === '') return this.#end(wantsOperand);
      const next: boolean | FormulaFault = wantsOperand ? this.#operand(char) : this.#operator(char);
      if (typeof next === 'object') return { fault: next };
      // The stored form only grows: reading stops as soon as it exceeds the limit.
      if (this.#length > QUESTIONNAIRE_MAX.expression) return { fault: this.#fault('too-long') };
      wantsOperand = next;
    }
  }

  #end(wantsOperand: boolean): ReadFormula {
    if (this.#parts.length === 0) return { fault: this.#fault('empty') };
    if (wantsOperand) return { fault: this.#fault('operand') };
    const open = this.#open.pop();
    if (open !== undefined) return { fault: { code: 'parenthesis', at: open.at, text: '(' } };
    const expression = this.#parts
      .join(' ')
      .replaceAll('( ', '(')
      .replaceAll(' )', ')')
      .replaceAll(' ;', ';');
    if (expression.length > QUESTIONNAIRE_MAX.expression) return { fault: this.#fault('too-long') };
    const formula = parseFormula(expression);
    if (!formula) return { fault: { code: 'arguments', at: 0, text: this.#text.trim() } };
    const fault = typeFaultOf(formula, this.#names, this.#use, this.#places);
    return fault ? { fault } : { expression };
  }

  #fault(code: FormulaFault['code'], text = this.#text.charAt(this.#at)): FormulaFault {
    return { code, at: this.#at, text };
  }

  #take(part: string, end: number): void {
    this.#parts.push(part);
    this.#length += part.length;
    this.#at = end;
  }

  /** Consumes a name or a text and records its position. @returns false: an operator is expected next */
  #takeTerm(part: string, key: string, text: string, end: number): false {
    if (!this.#places.has(key)) this.#places.set(key, { at: this.#at, text });
    this.#take(part, end);
    return false;
  }

  /** Consumes an operand. @returns whether an operand is still expected, or the fault */
  #operand(char: string): boolean | FormulaFault {
    if (char === '(') {
      this.#open.push({ at: this.#at, isCall: false });
      this.#take('(', this.#at + 1);
      return true;
    }
    const number = matchAt(NUMBER, this.#text, this.#at);
    const name = number ? null : nameAt(this.#text, this.#at, this.#names);
    const call = number ? null : this.#call(name?.end ?? 0);
    if (call) return call;
    if (name)
      return this.#takeTerm(`{${name.id}}`, name.id, this.#text.slice(this.#at, name.end).trim(), name.end);
    if (number) {
      this.#take(number[0].replace(',', '.'), this.#at + number[0].length);
      return false;
    }
    if ((OPERATORS[char] ?? char) === '-') {
      this.#take('-', this.#at + 1);
      return true;
    }
    return this.#quoted();
  }

  /** Consumes the start of a function call, unless a longer name matches. @returns true: an argument is expected */
  #call(nameEnd: number): true | undefined {
    const match = matchAt(CALL, this.#text, this.#at);
    const name = fold(match?.[1] ?? '');
    const end = this.#at + (match?.[0].length ?? 0);
    if (!match || !isFunctionName(name) || nameEnd >= end) return undefined;
    this.#open.push({ at: end - 1, isCall: true });
    this.#take(`${name}(`, end);
    return true;
  }

  /** Consumes a quoted name or text, or returns a fault if there is none. */
  #quoted(): false | FormulaFault {
    const quoted = matchAt(QUOTED, this.#text, this.#at);
    if (quoted) {
      const [whole, words, text = words?.replace(/\s+/g, ' ') ?? ''] = quoted;
      const end = this.#at + whole.length;
      const named = words === undefined ? undefined : this.#named(text);
      if (named) return this.#takeTerm(`{${named.id}}`, named.id, text, end);
      const plain = text.replaceAll('"', '');
      return this.#takeTerm(`"${plain}"`, `"${plain}"`, text, end);
    }
    const words = matchAt(WORDS, this.#text, this.#at)?.[0];
    const isSign = words === undefined || (words.length === 1 && !LETTER.test(words));
    return isSign ? this.#fault('operand') : this.#fault('unknown-name', words);
  }

  #named(text: string): FormulaName | undefined {
    return this.#names.find(({ name }) => fold(name) === fold(text));
  }

  #operator(char: string): boolean | FormulaFault {
    if (char === ')') {
      if (this.#open.pop() === undefined) return this.#fault('parenthesis');
      this.#take(')', this.#at + 1);
      return false;
    }
    if (char === ';') {
      if (this.#open.at(-1)?.isCall !== true) return this.#fault('separator');
      this.#take(';', this.#at + 1);
      return true;
    }
    const power = POWERS[char];
    if (power !== undefined) {
      this.#parts.push('^');
      this.#take(power, this.#at + 1);
      return false;
    }
    const typed = matchAt(SIGN, this.#text, this.#at)?.[0] ?? '';
    const sign = OPERATORS[typed] ?? typed.toLowerCase();
    if (!isOperator(sign)) {
      const words = matchAt(WORDS, this.#text, this.#at)?.[0] ?? char;
      return this.#fault('operator', words);
    }
    this.#take(sign, this.#at + typed.length);
    return true;
  }
}

/** Converts a typed formula, with names and French signs, to the stored form; or returns what is wrong with it. */
export function readFormula(
  text: string,
  names: readonly FormulaName[],
  use: FormulaUse = 'result',
): ReadFormula {
  return new Reader(text, names, use).read();
}
