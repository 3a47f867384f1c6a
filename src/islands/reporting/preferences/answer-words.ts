import { type Answer, choicesOf, chooses, fittingAnswer } from '#lib/questionnaires/answers.ts';
import { answerValue, valueWithUnit } from '#lib/questionnaires/report/values.ts';
import { choiceText, type Question } from '#lib/questionnaires/tree.ts';

/** An answer in words; empty if the question no longer allows it. */
export function answerWords(question: Question, answer: Answer): string {
  const fits = fittingAnswer(question, answer);
  const value = answerValue(question, fits);
  if (value) return valueWithUnit(value, '');
  return choicesOf(question)
    .filter(({ id }) => chooses(fits, id))
    .map(choiceText)
    .join(', ');
}
