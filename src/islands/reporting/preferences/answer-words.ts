import { type Answer, choicesOf, chooses, fitting } from '#lib/questionnaires/answers.ts';
import { answerValue, written } from '#lib/questionnaires/report/values.ts';
import { choiceText, type Question } from '#lib/questionnaires/tree.ts';

/** An answer as people read it; empty where the question can no longer have it. */
export function answerWords(question: Question, answer: Answer): string {
  const fits = fitting(question, answer);
  const value = answerValue(question, fits);
  if (value) return written(value, '');
  return choicesOf(question)
    .filter(({ id }) => chooses(fits, id))
    .map(choiceText)
    .join(', ');
}
