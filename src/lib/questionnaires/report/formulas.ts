import type { Answers } from '../answers.ts';
import { evaluateFormula, type Formula, formulaReferences, parseFormula } from '../formula.ts';

/** Why a formula has no value, in terms of the questions that it reads. */
export type FormulaOutcome =
  | { value: number }
  | { reason: 'missing'; questions: readonly string[] }
  | { reason: 'division-by-zero' }
  | { reason: 'out-of-range' }
  | { reason: 'unreadable' };

/**
 * What a formula gives with these answers, or why nothing.
 * @param answers those that count (`reachableAnswers`): what can't be reached is missing
 */
export function explainFormula(question: { expression: string }, answers: Answers): FormulaOutcome {
  const formula = parseFormula(question.expression);
  if (!formula) return { reason: 'unreadable' };
  const numbers = numbersOf(formula, answers);
  const missing = [...new Set(formulaReferences(formula))].filter((id) => !numbers.has(id));
  if (missing.length > 0) return { reason: 'missing', questions: missing };
  const value = evaluateFormula(formula, numbers);
  if (value !== null) return { value };
  return { reason: dividesByZero(formula, numbers) ? 'division-by-zero' : 'out-of-range' };
}

function numbersOf(formula: Formula, answers: Answers): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const id of formulaReferences(formula)) {
    const answer = answers[id];
    if (typeof answer === 'number') numbers.set(id, answer);
  }
  return numbers;
}

function dividesByZero(formula: Formula, numbers: ReadonlyMap<string, number>): boolean {
  if (formula.kind !== 'operation') return false;
  const { operator, left, right } = formula;
  if (operator === '/' && evaluateFormula(right, numbers) === 0) return true;
  return dividesByZero(left, numbers) || dividesByZero(right, numbers);
}
