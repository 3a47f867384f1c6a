import { fold } from '#lib/platform/fold.ts';
import { isFunctionName } from './formula.ts';
import type { FormulaName } from './formula-names.ts';
import { FUNCTION_WORDS, inQuotes } from './function-words.ts';

/** Operators and words as shown to authors, where that differs from the stored form. */
const SHOWN: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '−',
  '<=': '≤',
  '>=': '≥',
  '<>': '≠',
  ...FUNCTION_WORDS,
};

const TERMS = /(\d+(?:[.,]\d+)?)|\{([^}]*)\}|"([^"]*)"|([a-z]+|<=|>=|<>|[-+*/^()<>=;])/g;

/** A text of a formula in French quotes; in curly English ones if French quotes would be misread. */
function quoted(text: string, names: readonly FormulaName[]): string {
  const isName = names.some(({ name }) => fold(name) === fold(text.trim()));
  return isName || /[«»]/.test(text) ? `“${text}”` : inQuotes(text);
}

/**
 * A stored formula as its author writes it: `{q1} * {q2} * 0.52` → « Longueur × Largeur × 0,52 »,
 * `si({q1} >= 10; "A"; "B")` → « si(Longueur ≥ 10; « A »; « B ») ».
 */
export function formulaText(expression: string, names: readonly FormulaName[]): string {
  const written = new Map(names.map(({ id, written }) => [id, written]));
  let text = '';
  let wantsOperand = true;
  for (const [, number, id, words, sign] of expression.matchAll(TERMS)) {
    if (number !== undefined) text += number.replace('.', ',');
    else if (id !== undefined) text += written.get(id) ?? `{${id}}`;
    else if (words !== undefined) text += quoted(words, names);
    else if (sign !== undefined) text += signText(sign, wantsOperand);
    wantsOperand = sign !== undefined && sign !== ')';
  }
  return text;
}

function signText(sign: string, wantsOperand: boolean): string {
  const shown = SHOWN[sign] ?? sign;
  if (sign === ';') return '; ';
  return wantsOperand || isFunctionName(sign) || /[()^]/.test(sign) ? shown : ` ${shown} `;
}

/** A condition in readable form; empty if there is none. */
export function conditionText(condition: string | undefined, names: readonly FormulaName[]): string {
  return condition ? formulaText(condition, names) : '';
}
