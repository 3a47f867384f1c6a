import { type Answer, type Answers, choicesOf, chooses } from '#lib/questionnaires/answers.ts';
import { questionsByNode } from '#lib/questionnaires/formulas/dependencies.ts';
import { referencesIn } from '#lib/questionnaires/formulas/parse-formula.ts';
import { instanceParts, nameInInstance } from '#lib/questionnaires/repeats/instances.ts';
import { answerValue, written } from '#lib/questionnaires/report/values.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { choiceText, type Page, type Question } from '#lib/questionnaires/tree.ts';

/** A question that a calculation reads. */
export interface FormulaTerm {
  question: string;
  /** The question with its answer and the points of it, in words; nothing without an answer. */
  told(answers: Answers): string;
}

/** Every calculation of a form asks for them. */
const OWNERS = new WeakMap<readonly Page[], ReadonlyMap<string, readonly Question[]>>();

/** The question of each id, and those of every instance by the id that stands for all of them. */
function ownersIn(pages: readonly Page[]): ReadonlyMap<string, readonly Question[]> {
  const known = OWNERS.get(pages);
  if (known) return known;
  const owners = new Map<string, Question[]>();
  for (const [id, question] of questionsByNode(pages)) {
    owners.set(id, [question]);
    const source = instanceParts(id)?.source;
    if (source !== undefined) owners.set(source, [...(owners.get(source) ?? []), question]);
  }
  OWNERS.set(pages, owners);
  return owners;
}

/** The questions that a calculation reads, each once, in its order; options are read of their question. */
export function formulaTerms(pages: readonly Page[], expression: string): readonly FormulaTerm[] {
  const owners = ownersIn(pages);
  const questions = new Set(referencesIn(expression).flatMap((id) => owners.get(id) ?? []));
  return [...questions].map((question) => ({
    question: question.id,
    told: (answers) => {
      const words = answerWords(question, answers[question.id]);
      return words === '' ? '' : m.term(nameInInstance(question), words);
    },
  }));
}

function answerWords(question: Question, answer: Answer | undefined): string {
  const value = answerValue(question, answer);
  if (value) return written(value, '');
  return choicesOf(question)
    .filter(({ id }) => chooses(answer, id))
    .map((choice) => {
      const points = 'points' in choice ? choice.points : undefined;
      return points === undefined ? choiceText(choice) : m.withPoints(choiceText(choice), points);
    })
    .join(', ');
}
