import { QUESTIONNAIRE_MAX } from './limits.ts';

/**
 * Formulas of `formula` questions: numbers, `{questionId}` references, + − * / ^ and parentheses.
 * A closed grammar instead of evaluated code: a formula is content written by strangers.
 */

export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'reference'; id: string }
  | { kind: 'operation'; operator: string; left: Formula; right: Formula };

const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?)|\{([A-Za-z0-9_-]+)\}|([-+*/^()]))/y;
const PRECEDENCE: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };

/** The parsed formula, or null when the text is not one. */
export function parseFormula(text: string): Formula | null {
  const tokens = text.length > QUESTIONNAIRE_MAX.expression ? null : tokenize(text.trimEnd());
  if (!tokens || tokens.length === 0) return null;
  let next = 0;
  const primary = (): Formula | null => {
    const token = tokens[next++];
    if (token === undefined) return null;
    if (typeof token !== 'string') return token;
    if (token === '-') {
      const operand = primary();
      return (
        operand && { kind: 'operation', operator: '-', left: { kind: 'number', value: 0 }, right: operand }
      );
    }
    if (token !== '(') return null;
    const inner = expression(1);
    return tokens[next++] === ')' ? inner : null;
  };
  const expression = (minimum: number): Formula | null => {
    let left = primary();
    for (;;) {
      const operator = tokens[next];
      const precedence = typeof operator === 'string' ? (PRECEDENCE[operator] ?? 0) : 0;
      if (!left || typeof operator !== 'string' || precedence < minimum) return left;
      next++;
      const right = expression(precedence + 1);
      left = right && { kind: 'operation', operator, left, right };
    }
  };
  const formula = expression(1);
  return next === tokens.length ? formula : null;
}

function tokenize(text: string): (Formula | string)[] | null {
  const tokens: (Formula | string)[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) return null;
    const [, number, id, symbol] = match;
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number.replace(',', '.')) });
    else if (id !== undefined) tokens.push({ kind: 'reference', id });
    else if (symbol !== undefined) tokens.push(symbol);
  }
  return tokens;
}

/** Ids of the questions that a formula reads. */
export function formulaReferences(formula: Formula): string[] {
  if (formula.kind === 'number') return [];
  if (formula.kind === 'reference') return [formula.id];
  return [...formulaReferences(formula.left), ...formulaReferences(formula.right)];
}

/** The value of a formula, or null while an answer is missing or the result is not finite. */
export function evaluateFormula(formula: Formula, answers: ReadonlyMap<string, number>): number | null {
  const value = compute(formula, answers);
  return Number.isFinite(value) ? value : null;
}

function compute(formula: Formula, answers: ReadonlyMap<string, number>): number {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'reference') return answers.get(formula.id) ?? Number.NaN;
  const left = compute(formula.left, answers);
  const right = compute(formula.right, answers);
  switch (formula.operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return left ** right;
  }
}
