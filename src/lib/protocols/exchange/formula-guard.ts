/**
 * A text that a spreadsheet would run, after blanks and in its wide form too: an apostrophe before it makes it a text
 * again. A negative number, or a dash that stands for nothing, is none.
 */
const FORMULA = /^\s*[=+@\uff1d\uff0b\uff20]|^\s*[-\uff0d](?!\s*(?:\d+(?:[.,]\d+)?)?\s*$)|^[\t\r\n]/;
const isFormula = (text: string) => FORMULA.test(text.replace(/^'+/, ''));

export const guarded = (cell: string) => (isFormula(cell) ? `'${cell}` : cell);
export const unguarded = (cell: string) => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);
