import { type Answer, type Answers, choicesOf, fitting } from '#lib/questionnaires/answers.ts';
import { choiceText, optionsOf, type Page, type Question } from '#lib/questionnaires/tree.ts';
import { QUESTIONS_MAX } from '../formats.ts';

/** A field of a report: a question of its form that somebody answers. */
export interface Field {
  question: Question;
  page: Page;
  /** The answers that lead to it, outermost first: « Nodule : Présent ». */
  path: readonly string[];
}

/** What nobody answers: a text to read, a calculation. */
const UNANSWERED: readonly Question['type'][] = ['information', 'formula'];

function* fieldsIn(page: Page, questions: readonly Question[], path: readonly string[]): Generator<Field> {
  for (const question of questions) {
    // What is hidden answers itself, with all that stands under it.
    if (question.hidden) continue;
    if (!UNANSWERED.includes(question.type)) yield { question, page, path };
    for (const { text, questions: below = [] } of optionsOf(question))
      yield* fieldsIn(page, below, [...path, `${question.text.trim()}\u00a0: ${text.trim()}`]);
  }
}

/** Every field of a form in its order. */
export const fieldsOf = (pages: readonly Page[]): Field[] =>
  pages.flatMap((page) => [...fieldsIn(page, page.questions, [])]);

/** The words of an answer's choices, none of a value. */
export function chosenWords(question: Question, answer: Answer): string[] {
  const chosen = typeof answer === 'object' ? answer : [answer];
  return choicesOf(question).flatMap((choice) =>
    chosen.includes(choice.id) ? [choiceText(choice).trim()] : [],
  );
}

/** The first field whose answer cannot be sent: a number that it refuses, a text that is too long. */
export const refusedField = (pages: readonly Page[], answers: Answers): Field | undefined =>
  fieldsOf(pages).find(({ question: { id }, question }) => {
    const answer = answers[id];
    if (answer === undefined) return false;
    const isLong = typeof answer === 'string' && answer.length > QUESTIONS_MAX.fieldText;
    return isLong || fitting(question, answer) === undefined;
  });

/** Of answers those that fields of a form can have: a kept tab may have others. */
export function fittingAnswers(pages: readonly Page[], answers: Answers): Answers {
  const known = fieldsOf(pages).flatMap(({ question: { id }, question }) => {
    const answer = fitting(question, answers[id]);
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return Object.fromEntries(known);
}
