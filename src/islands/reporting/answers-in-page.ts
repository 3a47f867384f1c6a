import { type Answer, type Answers, fittingAnswer } from '#lib/questionnaires/answers.ts';
import { typedAnswer } from '#lib/questionnaires/number-answer.ts';
import type { QuestionPlace } from '#lib/questionnaires/question-places.ts';
import type { Side } from '#lib/questionnaires/report/report-types.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { SIDES } from './choices.ts';

function answerIn(element: HTMLElement, question: Question): Answer | undefined {
  const { type } = question;
  const chosen = [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  if (type === 'single') return chosen[0];
  if (type === 'multiple' || type === 'hotspot') return fittingAnswer(question, chosen);
  const field = element.querySelector<HTMLInputElement | HTMLTextAreaElement>('.input');
  if (!field?.value) return undefined;
  return question.type === 'number' ? typedAnswer(question, field.value) : field.value;
}

/** Answers entered into the server's HTML before the script ran. */
export function answersInPage(places: ReadonlyMap<string, QuestionPlace>): Answers {
  if (typeof document === 'undefined') return {};
  const found: Record<string, Answer> = {};
  for (const element of document.querySelectorAll<HTMLElement>('.answer-page [data-question]')) {
    const question = places.get(element.dataset.question ?? '')?.question;
    const answer = question && answerIn(element, question);
    if (question && answer !== undefined) found[question.id] = answer;
  }
  return found;
}

/** The side of the exam, as it was chosen in the server's HTML before the script ran. */
export function sideInPage(): Side | undefined {
  if (typeof document === 'undefined') return undefined;
  const chosen = document.querySelector<HTMLInputElement>('.side-choice input:checked')?.value;
  return SIDES.find((side) => side === chosen);
}
