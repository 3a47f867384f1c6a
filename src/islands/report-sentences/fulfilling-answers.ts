import { type Answer, type Answers, choicesOf } from '#lib/questionnaires/answers.ts';
import type { Formula } from '#lib/questionnaires/formulas/formula.ts';
import { formulaReferences } from '#lib/questionnaires/formulas/formula.ts';
import { parseFormula } from '#lib/questionnaires/formulas/parse-formula.ts';
import { type QuestionPlace, questionPlaces } from '#lib/questionnaires/question-places.ts';
import type { Page, Question } from '#lib/questionnaires/tree.ts';

type Comparison = Extract<Formula, { kind: 'operation' }>;

/** Beyond a bound that is not itself meant. */
const STEPS: Readonly<Record<string, number>> = { '>': 1, '<': -1, '<>': 1 };

const choosing = ({ type }: Question, choice: string): Answer => (type === 'single' ? choice : [choice]);

/**
 * Answers with which a condition holds, or a calculation has a value, as far as they can be told from what it reads:
 * whoever writes the sentence wants to see it.
 * @param sampleOf a value that a question may have
 */
export function fulfillingAnswers(
  pages: readonly Page[],
  formulas: readonly (string | undefined)[],
  sampleOf: (question: Question) => Answer | undefined,
): Answers {
  const answers: Record<string, Answer> = {};
  const places = questionPlaces(pages);
  const owners = new Map<string, QuestionPlace>();
  for (const place of places.values()) for (const { id } of choicesOf(place.question)) owners.set(id, place);

  function reach({ question, parent }: QuestionPlace): void {
    if (parent) answers[parent.question.id] = choosing(parent.question, parent.option.id);
    const above = parent && places.get(parent.question.id);
    if (above) reach(above);
    if (question.condition) fulfil(parseFormula(question.condition));
  }

  /** Gives a term an answer, unless it has one. */
  function answer(id: string, value?: Answer): void {
    const place = owners.get(id) ?? places.get(id);
    if (!place || place.question.id in answers) return;
    const { question } = place;
    if (question.type === 'formula') {
      answerAll(parseFormula(question.expression));
      return;
    }
    const first = choicesOf(question)[0]?.id;
    const given = owners.has(id)
      ? choosing(question, id)
      : (value ?? sampleOf(question) ?? (first && choosing(question, first)));
    if (given !== undefined) answers[question.id] = given;
    reach(place);
  }

  function answerAll(formula: Formula | null): void {
    const ids = formula ? formulaReferences(formula) : [];
    const isConditional = (id: string) => places.get(id)?.question.condition !== undefined;
    // What has a condition decides on others' answers.
    for (const id of [...ids.filter(isConditional), ...ids]) answer(id);
  }

  function compare({ operator, left, right }: Comparison): void {
    if (left.kind !== 'reference') return;
    if (right.kind === 'number') answer(left.id, right.value + (STEPS[operator] ?? 0));
    else if (right.kind === 'text' && operator === '=') answer(left.id, right.value);
  }

  function fulfil(formula: Formula | null): void {
    if (formula?.kind === 'reference') answer(formula.id);
    if (formula?.kind === 'operation') {
      const { operator, left, right } = formula;
      if (operator === 'et' || operator === 'ou') fulfil(left);
      if (operator === 'et') fulfil(right);
      else if (operator !== 'ou') compare(formula);
    }
    answerAll(formula);
  }

  for (const formula of formulas) if (formula) fulfil(parseFormula(formula));
  return answers;
}
