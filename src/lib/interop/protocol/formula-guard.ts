/** A text that a spreadsheet would run: an apostrophe before it makes it a text again. */
const FORMULA = /^(?:[=@]|[+-].*[(|!])/s;
const isFormula = (text: string) => FORMULA.test(text.replace(/^'+/, ''));

export const guarded = (cell: string) => (isFormula(cell) ? `'${cell}` : cell);
export const unguarded = (cell: string) => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);
