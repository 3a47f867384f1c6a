import { choicesOf } from '../answers.ts';
import { formulasOf } from '../formulas/dependencies.ts';
import { referencesIn } from '../formulas/parse-formula.ts';
import { type Page, type Question, walkLevel, walkQuestions } from '../tree.ts';

/**
 * The questions of other pages whose calculations and conditions read a page's answers, in the order of the
 * questionnaire.
 */
export function readersOfPage(pages: readonly Page[], page: Page): readonly Question[] {
  const own = new Set(
    Array.from(walkLevel(page.questions), ({ question }) => [
      question.id,
      ...choicesOf(question).map(({ id }) => id),
    ]).flat(),
  );
  const reads = (question: Question) =>
    formulasOf(question).some(({ text }) => referencesIn(text).some((id) => own.has(id)));
  const others = pages.filter(({ id }) => id !== page.id);
  return Array.from(walkQuestions(others), ({ question }) => question).filter(reads);
}
