import { fold } from '#lib/platform/fold.ts';
import { choicesOf } from '../answers.ts';
import { choiceText, type Page, type Question, walkQuestions } from '../tree.ts';
import { isFunctionName } from './formula.ts';
import { type TermType, termTypes } from './formula-types.ts';

/** A question, an option or a zone under its unique name in formulas. */
export interface FormulaName {
  id: string;
  name: string;
  /** The name as written in a formula: quoted if it could be read as something else. */
  written: string;
  type: TermType;
  /** The name of the question that an option or a zone belongs to. */
  of?: string;
}

const SIGNS = /[+*/^×÷−«»“”"{}<>≤≥≠=;]|\s(?:-|x|et|ou)\s|^[\d\s(-]|-$/i;

function hasBalancedParentheses(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const isWord = (name: string) => isFunctionName(fold(name)) || /^(?:et|ou)$/i.test(name);
const isPlain = (name: string) => !SIGNS.test(name) && !isWord(name) && hasBalancedParentheses(name);

const LETTER = /[\p{L}\p{N}]/u;

/** The text of a question without its final punctuation: « Longueur (mm) : » → « Longueur (mm) ». */
function nameOf(text: string): string {
  const name = text
    .replace(/[«»“”"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[:?]$/, '');
  return name || text.replace(/[«»“”"]/g, '').trim();
}

const choicesIn = (question: Question) =>
  choicesOf(question).map((choice) => ({
    id: choice.id,
    text: choiceText(choice),
  }));

/** Cached, because every row that shows a formula needs the names. */
const NAMES = new WeakMap<readonly Page[], readonly FormulaName[]>();

/**
 * The names that formulas may use, in reading order: questions by their text, options and zones as « question =
 * option »; of several with one name, the later ones are numbered.
 */
export function formulaNames(pages: readonly Page[]): readonly FormulaName[] {
  const known = NAMES.get(pages);
  if (known) return known;
  const types = termTypes(pages);
  const taken = new Set<string>();
  const names: FormulaName[] = [];
  const add = (id: string, base: string, parts: readonly string[], of?: string): string => {
    let name = base;
    for (let count = 2; taken.has(fold(name)); count += 1) name = `${base} (${count})`;
    taken.add(fold(name));
    const type = types.get(id);
    const written = parts.every(isPlain) ? name : `"${name}"`;
    if (type) names.push({ id, name, written, type, ...(of !== undefined && { of }) });
    return name;
  };
  for (const { question } of walkQuestions(pages)) {
    if (question.type === 'information') continue;
    const base = nameOf(question.text) || question.id;
    const name = add(question.id, base, [base]);
    for (const { id, text } of choicesIn(question)) {
      const own = nameOf(text) || id;
      add(id, `${name} = ${own}`, [name, own], name);
    }
  }
  NAMES.set(pages, names);
  return names;
}

/** Spaces around the sign between a question and an option do not matter. */
const spaced = (folded: string) => folded.replace(/ ?= ?/g, '=');

interface PlainName {
  id: string;
  wanted: string;
}

const PLAIN = new WeakMap<readonly FormulaName[], readonly PlainName[]>();

/** The names that need no quotes, folded for searching. */
function plainNames(names: readonly FormulaName[]): readonly PlainName[] {
  const known = PLAIN.get(names);
  if (known) return known;
  const plain = names.flatMap(({ id, name, written }) =>
    written === name ? [{ id, wanted: spaced(fold(name)) }] : [],
  );
  PLAIN.set(names, plain);
  return plain;
}

/**
 * A text folded for searching names, with the position in the original text that corresponds to each folded letter.
 * @param length number of folded characters needed: the rest of a long text is not folded again for each operand
 */
function foldedFrom(text: string, from: number, length: number): { folded: string; ends: number[] } {
  let folded = '';
  const ends: number[] = [];
  for (let at = from; at < text.length && folded.length < length; ) {
    const char = String.fromCodePoint(text.codePointAt(at)!);
    at += char.length;
    const isSpace = /\s/.test(char);
    if (char === '=' && folded.endsWith(' ')) {
      folded = folded.slice(0, -1);
      ends.pop();
    }
    const part = isSpace ? (/[ =]$/.test(folded) ? '' : ' ') : fold(char);
    folded += part;
    for (let count = 0; count < part.length; count += 1) ends.push(at);
  }
  return { folded, ends };
}

/** The longest unquoted name at a position, and where it ends. */
export function nameAt(
  text: string,
  from: number,
  names: readonly FormulaName[],
): { id: string; end: number } | null {
  const plain = plainNames(names);
  const longest = plain.reduce((most, { wanted }) => Math.max(most, wanted.length), 0);
  const { folded, ends } = foldedFrom(text, from, longest + 1);
  let best: { id: string; size: number } | null = null;
  for (const { id, wanted } of plain) {
    if (!folded.startsWith(wanted) || wanted.length <= (best?.size ?? 0)) continue;
    const isCut = LETTER.test(wanted.at(-1)!) && LETTER.test(folded.charAt(wanted.length));
    if (!isCut) best = { id, size: wanted.length };
  }
  return best && { id: best.id, end: ends[best.size - 1]! };
}
