import { fold } from '#lib/platform/fold.ts';
import { type Page, walkQuestions } from './tree.ts';

/** A question that formulas may read, as people name it: no two have the same name. */
export interface FormulaName {
  id: string;
  name: string;
  /** How it is written in a formula: between quotes where its name could be read as something else. */
  written: string;
}

const SIGNS = /[+*/^×÷−«»"{}]|\s[-x]\s|^[\d\s(-]|-$/i;

function hasBalancedParentheses(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const isPlain = (name: string) => !SIGNS.test(name) && hasBalancedParentheses(name);

const LETTER = /[\p{L}\p{N}]/u;

/** « Longueur (mm) : » → « Longueur (mm) »: what a question asks, without what ends the line of a form. */
function nameOf(text: string): string {
  const name = text
    .replace(/[«»"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[:?]$/, '');
  return name || text.replace(/[«»"]/g, '').trim();
}

/** The numeric questions of a questionnaire, in order; of several with one name, the later ones are numbered. */
export function formulaNames(pages: Page[]): FormulaName[] {
  const taken = new Set<string>();
  const names: FormulaName[] = [];
  for (const { question } of walkQuestions(pages)) {
    if (question.type !== 'number') continue;
    const base = nameOf(question.text) || question.id;
    let name = base;
    for (let count = 2; taken.has(fold(name)); count += 1) name = `${base} (${count})`;
    taken.add(fold(name));
    names.push({ id: question.id, name, written: isPlain(name) ? name : `"${name}"` });
  }
  return names;
}

/**
 * A text in which names are looked for, whatever their case and accents, with where each letter of it comes from.
 * @param length folded characters that are wanted: the rest of a long text is not read again for each operand
 */
function foldedFrom(text: string, from: number, length: number): { folded: string; ends: number[] } {
  let folded = '';
  const ends: number[] = [];
  for (let at = from; at < text.length && folded.length < length; ) {
    const char = String.fromCodePoint(text.codePointAt(at)!);
    at += char.length;
    const part = /\s/.test(char) ? (folded.endsWith(' ') ? '' : ' ') : fold(char);
    folded += part;
    for (let count = 0; count < part.length; count += 1) ends.push(at);
  }
  return { folded, ends };
}

/** The longest name that stands at a place without quotes, and where it ends. */
export function nameAt(
  text: string,
  from: number,
  names: readonly FormulaName[],
): { id: string; end: number } | null {
  const plain = names.flatMap(({ id, name, written }) =>
    written === name ? [{ id, wanted: fold(name) }] : [],
  );
  const longest = Math.max(0, ...plain.map(({ wanted }) => wanted.length));
  const { folded, ends } = foldedFrom(text, from, longest + 1);
  let best: { id: string; size: number } | null = null;
  for (const { id, wanted } of plain) {
    if (!folded.startsWith(wanted) || wanted.length <= (best?.size ?? 0)) continue;
    const isCut = LETTER.test(wanted.at(-1)!) && LETTER.test(folded.charAt(wanted.length));
    if (!isCut) best = { id, size: wanted.length };
  }
  return best && { id: best.id, end: ends[best.size - 1]! };
}
