import { readNumber, writeNumber } from './cells-number.ts';
import type { Field } from './fields/field.ts';

const SEPARATOR = ' ; ';
/** « mou " os ; 3 mm » is one text when it stands between quotes, those inside of it doubled. */
const QUOTED = /^[^\S\n]*"((?:[^"]|"")*)"\s*(?:$|[;\n|]|\s·\s)/;
const NEXT = /[;\n|]|\s·\s/;

/** The texts of a list, between « ; », « · », « | » or line ends; empty ones are left out. */
export function readTexts(text: string): string[] {
  const texts: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const [taken, inside] = QUOTED.exec(rest) ?? [];
    if (taken !== undefined && inside !== undefined) {
      texts.push(inside.replaceAll('""', '"').trim());
      rest = rest.slice(taken.length);
      continue;
    }
    const end = NEXT.exec(rest);
    texts.push(rest.slice(0, end?.index ?? rest.length).trim());
    rest = end ? rest.slice(end.index + end[0].length) : '';
  }
  return texts.filter((each) => each !== '');
}

export function writeTexts(texts: readonly string[]): string {
  const quoted = texts.map((each) => (/[;\n|"·]/.test(each) ? `"${each.replaceAll('"', '""')}"` : each));
  return quoted.join(SEPARATOR);
}

/** How lists of numbers are cut, what is surest first; a comma or a space may belong to one number. */
const CUTS = [
  /[;|\n·+]|(?<=\d)\s*\/|\bet\b|\band\b/,
  /,\s+/,
  /,/,
  /(?<=\d)\s*[-–]\s*(?=[a-z]?\d)/i,
  /\s+(?=[a-z]*\d)/i,
];

/** The numbers of a list (« 0 · 500 · 1000 », « 0/500/1000 », « b0-1000 »), or undefined when one is none. */
export function readNumbers(
  field: Field,
  text: string,
  { unit, max, decimals }: { unit: string; max: number; decimals: number },
): number[] | undefined {
  const [sure] = CUTS;
  const one = (piece: string) => readNumber(field, piece.trim(), unit, decimals);
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

/** One fraction alone gets a separator: « 0,5 » of a list of whole numbers would be two. */
export function writeNumbers(values: readonly number[]): string {
  const text = values.map(writeNumber).join(SEPARATOR);
  return values.length === 1 && text.includes(',') ? `${text} ;` : text;
}
