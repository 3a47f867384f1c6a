/**
 * « 3,500 » is 3.5 in French and 3500 in English. Other numbers of the table decide: an unambiguous
 * one (« 98.5 », « 1,250.5 », « 0,3 ») reveals the decimal separator.
 */

export type DecimalSeparator = ',' | '.';

const NUMBERS = /\d[\d.,]*/g;
const GROUP_SPACE = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
/** Matches an ambiguous number: with one separator and three digits, it may be thousands or three decimals. */
const TWO_WAYS = /^[1-9]\d{0,2}([.,])\d{3}$/;
const GROUPED = /^\d{1,3}(?:(,)\d{3})+\.\d+$|^\d{1,3}(?:(\.)\d{3})+,\d+$/;
const MANY_GROUPS = /^\d{1,3}(?:([.,])\d{3}){2,}$/;
const ONE_SEPARATOR = /^\d+([.,])\d*$/;

const other = (separator: string): DecimalSeparator => (separator === ',' ? '.' : ',');

/** The numbers of a text, without the spaces that group digits. */
const numbersIn = (text: string): string[] => text.replace(GROUP_SPACE, '').match(NUMBERS) ?? [];

/** Whether a text contains an ambiguous number: thousands or three decimals. */
export const isTwoWays = (text: string): boolean => numbersIn(text).some((number) => TWO_WAYS.test(number));

/** The decimal separator revealed by a number; undefined when it is ambiguous. */
function separatorOf(number: string): DecimalSeparator | undefined {
  const [grouped, comma, dot] = GROUPED.exec(number) ?? [];
  if (grouped !== undefined) return other(comma ?? dot ?? '');
  const [, groups] = MANY_GROUPS.exec(number) ?? [];
  if (groups !== undefined && number.indexOf('.') * number.indexOf(',') < 0) return other(groups);
  const [, separator] = ONE_SEPARATOR.exec(number) ?? [];
  return separator === undefined || TWO_WAYS.test(number) ? undefined : (separator as DecimalSeparator);
}

/** The decimal separator on which texts agree; undefined when they reveal none, or differ. */
export function separatorIn(texts: readonly string[]): DecimalSeparator | undefined {
  const said = new Set(texts.flatMap(numbersIn).map(separatorOf));
  said.delete(undefined);
  const [first] = said;
  return said.size === 1 ? first : undefined;
}

/** Rewrites the ambiguous numbers of a text for a known decimal separator. */
export function readAs(text: string, separator: DecimalSeparator): string {
  return text.replace(GROUP_SPACE, '').replace(NUMBERS, (number) => {
    const [, found] = TWO_WAYS.exec(number) ?? [];
    return found === undefined || found === separator ? number : number.replace(found, '');
  });
}

/** Rewrites the text of a spreadsheet cell so that it is read as the cell's value. */
export function withValue(text: string, value: number): string {
  if (!Number.isFinite(value) || !isTwoWays(text)) return text;
  const [number = ''] = numbersIn(text);
  const decimals = Number(number.replace(',', '.'));
  const grouped = Number(number.replace(/[.,]/, ''));
  const isNear = (read: number) =>
    Math.abs(read - value) < 1 || Math.abs(read - value) < Math.abs(value) / 1000;
  if (isNear(grouped) && !isNear(decimals)) return text.replace(number, String(grouped));
  // An additional zero marks the digits as decimals.
  return isNear(decimals) && !isNear(grouped) ? text.replace(number, `${number}0`) : text;
}
