import { type Answer, type Answers, choicesOf } from '#lib/questionnaires/answers.ts';
import type { Formula } from '#lib/questionnaires/formulas/formula.ts';
import { formulaReferences } from '#lib/questionnaires/formulas/formula.ts';
import { parseFormula } from '#lib/questionnaires/formulas/parse-formula.ts';
import { type QuestionPlace, questionPlaces } from '#lib/questionnaires/question-places.ts';
import type { Page, Question } from '#lib/questionnaires/tree.ts';

type Comparison = Extract<Formula, { kind: 'operation' }>;

/** Offset from a bound that the comparison excludes. */
const STEPS: Readonly<Record<string, number>> = { '>': 1, '<': -1, '<>': 1 };

const choosing = ({ type }: Question, choice: string): Answer => (type === 'single' ? choice : [choice]);

type SampleOf = (question: Question) => Answer | undefined;

/**
 * Derives answers for which a condition holds, or a calculation has a value, as far as possible, so that the author
 * sees the sentence in the report.
 * @param sampleOf returns a possible value of a question
 */
export function fulfillingAnswers(
  pages: readonly Page[],
  formulas: readonly string[],
  sampleOf: SampleOf,
): Answers {
  const fulfiller = new Fulfiller(pages, sampleOf);
  for (const formula of formulas) fulfiller.fulfil(parseFormula(formula));
  return fulfiller.answers;
}

class Fulfiller {
  readonly answers: Record<string, Answer> = {};
  readonly #places: ReadonlyMap<string, QuestionPlace>;
  /** The question of each option and zone, by id. */
  readonly #owners = new Map<string, QuestionPlace>();
  readonly #sampleOf: SampleOf;

  constructor(pages: readonly Page[], sampleOf: SampleOf) {
    this.#sampleOf = sampleOf;
    this.#places = questionPlaces(pages);
    for (const place of this.#places.values())
      for (const { id } of choicesOf(place.question)) this.#owners.set(id, place);
  }

  fulfil(formula: Formula | null): void {
    if (formula?.kind === 'reference') this.#answer(formula.id);
    if (formula?.kind === 'operation') {
      const { operator, left, right } = formula;
      if (operator === 'et' || operator === 'ou') this.fulfil(left);
      if (operator === 'et') this.fulfil(right);
      else if (operator !== 'ou') this.#compare(formula);
    }
    this.#answerAll(formula);
  }

  #reach({ question, parent }: QuestionPlace): void {
    if (parent) this.answers[parent.question.id] = choosing(parent.question, parent.option.id);
    const above = parent && this.#places.get(parent.question.id);
    if (above) this.#reach(above);
    if (question.condition) this.fulfil(parseFormula(question.condition));
  }

  /** Answers the question of a term, unless it has an answer. */
  #answer(id: string, value?: Answer): void {
    const place = this.#owners.get(id) ?? this.#places.get(id);
    if (!place || place.question.id in this.answers) return;
    const { question } = place;
    if (question.type === 'formula') {
      this.#answerAll(parseFormula(question.expression));
      return;
    }
    const first = choicesOf(question)[0]?.id;
    const given = this.#owners.has(id)
      ? choosing(question, id)
      : (value ?? this.#sampleOf(question) ?? (first && choosing(question, first)));
    if (given !== undefined) this.answers[question.id] = given;
    this.#reach(place);
  }

  #answerAll(formula: Formula | null): void {
    const ids = formula ? formulaReferences(formula) : [];
    const isConditional = (id: string) => this.#places.get(id)?.question.condition !== undefined;
    // Nodes with a condition come first: their condition determines other answers.
    for (const id of [...ids.filter(isConditional), ...ids]) this.#answer(id);
  }

  #compare({ operator, left, right }: Comparison): void {
    if (left.kind !== 'reference') return;
    if (right.kind === 'number') this.#answer(left.id, right.value + (STEPS[operator] ?? 0));
    else if (right.kind === 'text' && operator === '=') this.#answer(left.id, right.value);
  }
}
