import type { QuestionType } from '../tree.ts';
import { DEFAULT_WORD, UNIT_WORD } from './words.ts';

/**
 * Lines of forms and templates that contain a whole question: « Taille : ____ mm », « Épanchement : absent / minime »,
 * `Effusion: [None | Small]`. Every pattern runs in linear time.
 */

/** The question in such a line. */
export interface FormLine {
  text: string;
  type: QuestionType;
  /** Texts of the answers to choose from. */
  options: string[];
  /** The fields that an outline would have between bars. */
  fields: string[];
}

/** Maximum length of a line that may be a form question. */
const LINE_MAX = 1000;
const DATE_BLANK = /^(?:_+\s?[/.]\s?_+\s?[/.]\s?_+|jj\/mm\/aaaa|dd\/mm\/yyyy)$/i;
const BLANK = /^(?:_{2,}|\.{3,}|…+)\s*([^_.…[\]]{0,30})$/;
const BRACKETED = /^\[([^[\]]*)\]\s*([^[\]]{0,30})$/;
const NUMBER_WORD = /^<?\s*(?:number|num|nombre|float|integer|entier)\s*>?$/i;

const IN_PARENTHESES = /^\(([^()]{1,60})\)$/;

/** A text, and the content of the parentheses at its end, if any. */
function splitAtParentheses(text: string): [name: string, inside: string] {
  const open = text.lastIndexOf('(');
  const [, inside] = open > 0 ? (IN_PARENTHESES.exec(text.slice(open)) ?? []) : [];
  return inside === undefined ? [text, ''] : [text.slice(0, open).trimEnd(), inside.trim()];
}

/** Splits a line into its text and its blank, at the last colon before any bracket. */
function splitAtColon(line: string): [string, string] | null {
  const bracket = line.indexOf('[');
  const head = bracket < 0 ? line : line.slice(0, bracket);
  const at = head.lastIndexOf(':');
  return at < 0 ? null : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

const measured = (text: string, unit: string): FormLine => {
  const [name, inside] = unit === '' ? splitAtParentheses(text) : [text, ''];
  const known = unit || inside;
  return { text: name, type: 'number', options: [], fields: known ? [`${UNIT_WORD} ${known}`] : [] };
};

function bracketed(text: string, inside: string, unit: string): FormLine | null {
  const words = inside.trim();
  if (NUMBER_WORD.test(words)) return measured(text, unit);
  if (unit !== '') return null;
  const options = words.split('|').map((each) => each.trim());
  if (options.length > 1) return options.includes('') ? null : { text, type: 'single', options, fields: [] };
  return { text, type: 'text', options: [], fields: words === '' ? [] : [`${DEFAULT_WORD} ${words}`] };
}

/** The question in a line, or null. A line with only brackets has no text: it belongs to the line before. */
export function formLineOf(line: string): FormLine | null {
  if (line.length > LINE_MAX) return null;
  const alone = BRACKETED.exec(line);
  if (alone) return bracketed('', alone[1] ?? '', alone[2]?.trim() ?? '');
  const [text, asked] = splitAtColon(line) ?? ['', ''];
  if (text === '' || asked === '') return null;
  if (DATE_BLANK.test(asked)) return { text, type: 'date', options: [], fields: [] };
  const [, inside, unit = ''] = BRACKETED.exec(asked) ?? [];
  if (inside !== undefined) return bracketed(text, inside, unit.trim());
  const blank = BLANK.exec(asked);
  if (blank) {
    const behind = blank[1]?.trim() ?? '';
    return behind !== '' || splitAtParentheses(text)[1] !== ''
      ? measured(text, behind)
      : { text, type: 'text', options: [], fields: [] };
  }
  const options = asked.split(/\s[/|]\s/).map((each) => each.trim());
  return options.length > 1 && !options.includes('') ? { text, type: 'single', options, fields: [] } : null;
}

const SEVERAL = /^(?:plusieurs (?:réponses|choix)(?: possibles?)?|choix multiples?|several|multiple)$/i;
const REQUIRED = /\s\*$/;

/** The text of a form question without trailing remarks: mandatory, several answers possible. */
export function formQuestion(text: string): { text: string; important: boolean; isMultiple: boolean } {
  const important = REQUIRED.test(text);
  const plain = important ? text.slice(0, -1).trimEnd() : text;
  const [name, inside] = splitAtParentheses(plain);
  const isMultiple = SEVERAL.test(inside);
  return { text: isMultiple ? name : plain, important, isMultiple };
}
