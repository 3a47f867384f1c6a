import { type Answer, type Answers, choicesOf, chooses } from '#lib/questionnaires/answers.ts';
import { questionsRead } from '#lib/questionnaires/formulas/dependencies.ts';
import { referencesIn } from '#lib/questionnaires/formulas/parse-formula.ts';
import { nameInInstance } from '#lib/questionnaires/repeats/instances.ts';
import { answerValue, valueWithUnit } from '#lib/questionnaires/report/values.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { choiceText, type Page, type Question } from '#lib/questionnaires/tree.ts';

/** A question that a calculation reads. */
export interface FormulaTerm {
  question: string;
  /** The question with its answer and points, in words; empty without an answer. */
  told(answers: Answers): string;
}

/** Cache: every calculation of a form needs the same map. */
const READ = new WeakMap<readonly Page[], ReturnType<typeof questionsRead>>();

function readIn(pages: readonly Page[]): ReturnType<typeof questionsRead> {
  const read = READ.get(pages) ?? questionsRead(pages);
  READ.set(pages, read);
  return read;
}

/** The questions that a calculation reads, without duplicates, in order; an option stands for its question. */
export function formulaTerms(pages: readonly Page[], expression: string): readonly FormulaTerm[] {
  const read = readIn(pages);
  const questions = new Set(referencesIn(expression).flatMap((id) => read.get(id) ?? []));
  return [...questions].map((question) => ({
    question: question.id,
    told: (answers) => told(question, answers[question.id]),
  }));
}

interface Told {
  answer: Answer | undefined;
  words: string;
}

/** Cache of a question's last terms: many calculations read the same question, and most answers do not change. */
const TOLD = new WeakMap<Question, Told>();

function told(question: Question, answer: Answer | undefined): string {
  const last = TOLD.get(question);
  if (last && last.answer === answer) return last.words;
  const answered = answerWords(question, answer);
  const words = answered === '' ? '' : m.term(nameInInstance(question), answered);
  TOLD.set(question, { answer, words });
  return words;
}

function answerWords(question: Question, answer: Answer | undefined): string {
  const value = answerValue(question, answer);
  if (value) return valueWithUnit(value, '');
  return choicesOf(question)
    .filter(({ id }) => chooses(answer, id))
    .map((choice) => {
      const points = 'points' in choice ? choice.points : undefined;
      return points === undefined ? choiceText(choice) : m.withPoints(choiceText(choice), points);
    })
    .join(', ');
}
