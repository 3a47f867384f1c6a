import { isBlank } from '#lib/platform/blank.ts';
import type { QuestionnaireBody } from './body-schema.ts';
import { optionsOf, type Question, walkQuestions } from './tree.ts';

const choicesOf = (question: Question): readonly { text?: string; label?: string }[] =>
  question.type === 'hotspot' ? question.zones : optionsOf(question);

/** Whether something that readers would see is not written yet: a text, a formula, what one chooses from. */
function isUnwritten(question: Question): boolean {
  if (isBlank(question.text)) return true;
  if (question.type === 'formula') return isBlank(question.expression);
  const isChoice = question.type === 'single' || question.type === 'multiple' || question.type === 'hotspot';
  const choices = choicesOf(question);
  return isChoice && (choices.length === 0 || choices.some(({ text, label }) => isBlank(text ?? label)));
}

/** Whether a questionnaire holds something that is not written yet. */
export function hasBlanks({ pages = [], fiches = [] }: Partial<QuestionnaireBody>): boolean {
  if (pages.some(({ name }) => isBlank(name)) || fiches.some(({ title }) => isBlank(title))) return true;
  return [...walkQuestions(pages)].some(({ question }) => isUnwritten(question));
}
