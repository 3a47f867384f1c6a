import type { Answer } from '#lib/questionnaires/answers.ts';
import { answerValue, written } from '#lib/questionnaires/report/values.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { chosenWords, type Field } from './fields.ts';

/** An answer of a field in words; a number that the field refuses is shown as it was typed. */
export function fieldWords(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return '';
  const chosen = chosenWords(question, answer);
  if (chosen.length > 0) return chosen.join(', ');
  const value = answerValue(question, answer);
  return value ? written(value, '') : String(answer);
}

/** What a field is called where it stands alone: the answers that lead to it, then what it asks. */
export const fieldName = ({ question, path }: Pick<Field, 'question' | 'path'>): string =>
  [...path, question.text]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' › ');
