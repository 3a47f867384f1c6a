import { type Answers, chooses } from '../answers.ts';
import type { Page } from '../tree.ts';
import { computeFormula, type FormulaResult, type FormulaTerms } from './compute-formula.ts';
import { questionsByNode } from './dependencies.ts';
import { parseFormula } from './parse-formula.ts';
import { pointsOf } from './points.ts';

/**
 * The result of a calculation for answers that its author tries out, even if the questions could never be reached
 * together.
 * @param answers the answers to the questions that the calculation reads
 */
export function trialResult(
  pages: readonly Page[],
  calculation: { expression: string },
  answers: Answers,
): FormulaResult {
  const questions = questionsByNode(pages);
  const missing = (id: string): FormulaResult => ({ reason: 'missing', questions: [id] });
  const results = new Map<string, FormulaResult>();
  // Each calculation is computed once, however many others read it.
  const compute = ({ expression }: { expression: string }): FormulaResult => {
    const known = results.get(expression);
    if (known) return known;
    results.set(expression, { reason: 'unreadable' });
    const formula = parseFormula(expression);
    const result = formula ? computeFormula(formula, terms) : ({ reason: 'unreadable' } as const);
    results.set(expression, result);
    return result;
  };
  const terms: FormulaTerms = {
    valueOf(id) {
      const question = questions.get(id);
      if (!question) return { reason: 'unreadable' };
      const answer = answers[question.id];
      if (id !== question.id) return { value: chooses(answer, id) };
      if (question.type === 'formula') return compute(question);
      return typeof answer === 'number' || typeof answer === 'string' ? { value: answer } : missing(id);
    },
    pointsOf(id) {
      const question = questions.get(id);
      return { value: question ? pointsOf(question, answers[id]) : 0 };
    },
  };
  return compute(calculation);
}
