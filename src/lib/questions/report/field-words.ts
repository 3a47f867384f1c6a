import type { Answer } from '#lib/questionnaires/answers.ts';
import { answerValue, valueWithUnit } from '#lib/questionnaires/report/values.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { chosenWords, type Field } from './fields.ts';

/** The text of a field's answer; an invalid number is shown as typed. */
export function fieldWords(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return '';
  const chosen = chosenWords(question, answer);
  if (chosen.length > 0) return chosen.join(', ');
  const value = answerValue(question, answer);
  return value ? valueWithUnit(value, '') : String(answer);
}

/** The name of a field outside its form: the answers that lead to it, then its question. */
export const fieldName = ({ question, path }: Pick<Field, 'question' | 'path'>): string =>
  [...path, question.text]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' › ');
