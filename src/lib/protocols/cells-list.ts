import { readNumber, writeNumber } from './cells-number.ts';
import type { Field } from './fields/field.ts';

const SEPARATOR = ' ; ';
/** Matches a separator of entries. */
const END = /[;\n|]|\s·\s/g;
const SPACES = /[^\S\n]*/y;
const AT_END = /\s*(?:$|[;\n|]|\s·\s)/y;

/** A quoted entry, with doubled quotes inside, and the start of the next one; undefined when it is not quoted. */
function quotedEntry(text: string, start: number): [entry: string, next: number] | undefined {
  if (text[start] !== '"') return undefined;
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return undefined;
  AT_END.lastIndex = close + 1;
  const end = AT_END.exec(text);
  return end ? [text.slice(start + 1, close).replaceAll('""', '"'), AT_END.lastIndex] : undefined;
}

/**
 * The texts of a list, separated by « ; », « · », « | » or line breaks; empty ones are left out. A quoted text is
 * one entry: « "mou ; os" ».
 */
export function readTexts(text: string): string[] {
  const texts: string[] = [];
  for (let at = 0; at < text.length; ) {
    SPACES.lastIndex = at;
    SPACES.exec(text);
    const quoted = quotedEntry(text, SPACES.lastIndex);
    if (quoted) {
      texts.push(quoted[0].trim());
      at = quoted[1];
      continue;
    }
    END.lastIndex = at;
    const end = END.exec(text);
    texts.push(text.slice(at, end?.index ?? text.length).trim());
    at = end ? END.lastIndex : text.length;
  }
  return texts.filter((each) => each !== '');
}

export function writeTexts(texts: readonly string[]): string {
  const quoted = texts.map((each) => (/[;\n|"·]/.test(each) ? `"${each.replaceAll('"', '""')}"` : each));
  return quoted.join(SEPARATOR);
}

/** Separators of numbers, the most reliable first; a comma or a space may also be part of a number. */
const CUTS = [
  /[;|\n·+]|(?<=\d)\s*\/|\bet\b|\band\b/,
  /,\s+/,
  /,/,
  /(?<=\d)\s*[-–]\s*(?=[a-z]?\d)/i,
  /\s+(?=[a-z]*\d)/i,
];

/** « 1,000 » in a list of integers: one thousand, or two numbers. */
const TWO_WAYS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Whether a list of integers is ambiguous: its commas may separate numbers or thousands. */
export function isListTwoWays(text: string, { max, decimals }: { max: number; decimals: number }): boolean {
  const pieces = text.split(/[^\d.,]+/);
  return (
    decimals === 0 && pieces.some((piece) => TWO_WAYS.test(piece) && Number(piece.replace(/[.,]/, '')) <= max)
  );
}

/** The numbers of a list (« 0 · 500 · 1000 », « 0/500/1000 », « b0-1000 »); undefined when any is invalid. */
export function readNumbers(
  field: Field,
  text: string,
  { unit, max, decimals }: { unit: string; max: number; decimals: number },
): number[] | undefined {
  const [sure] = CUTS;
  // « 000 » is the end of a thousand, not a number of the list.
  const one = (piece: string) =>
    /^\s*0\d/.test(piece) ? undefined : readNumber(field, piece.trim(), unit, decimals);
  const all = (pieces: string[]): number[] | undefined => {
    const values = pieces.filter((piece) => piece.trim() !== '').map(one);
    return values.every((value) => value !== undefined) ? values : undefined;
  };
  if (sure?.test(text)) return all(text.split(sure));
  const whole = one(text);
  const ambiguous = whole === undefined || whole > max || (decimals === 0 && !Number.isInteger(whole));
  if (!ambiguous) return [whole];
  for (const cut of CUTS.slice(1)) {
    const values = cut.test(text) ? all(text.split(cut)) : undefined;
    if (values) return values;
  }
  return whole === undefined ? undefined : [whole];
}

/** A single decimal fraction gets a separator: « 0,5 » would otherwise be two integers. */
export function writeNumbers(values: readonly number[]): string {
  const text = values.map(writeNumber).join(SEPARATOR);
  return values.length === 1 && text.includes(',') ? `${text} ;` : text;
}
