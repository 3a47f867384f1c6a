/**
 * Matches a text that a spreadsheet would run as a formula, also after blanks and with full-width characters: an
 * apostrophe before it prevents this. Negative numbers, and dashes for empty values, are not formulas.
 */
const FORMULA = /^\s*[=+@\uff1d\uff0b\uff20]|^\s*[-\uff0d](?!\s*(?:\d+(?:[.,]\d+)?)?\s*$)|^[\t\r\n]/;
const isFormula = (text: string) => FORMULA.test(text.replace(/^'+/, ''));

export const guarded = (cell: string) => (isFormula(cell) ? `'${cell}` : cell);
export const unguarded = (cell: string) => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);
