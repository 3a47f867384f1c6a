import { isBlank } from '#lib/platform/blank.ts';
import { choicesOf } from './answers.ts';
import type { QuestionnaireBody } from './body-schema.ts';
import { choiceText, type Question, type QuestionOption, walkQuestions, type Zone } from './tree.ts';

/** Whether a question lacks something that readers would see: its text, its formula, or choices with a text. */
function isUnwritten(question: Question): boolean {
  if (isBlank(question.text)) return true;
  if (question.type === 'formula') return isBlank(question.expression);
  const isChoice = question.type === 'single' || question.type === 'multiple' || question.type === 'hotspot';
  const choices = choicesOf(question);
  return isChoice && (choices.length === 0 || choices.some(isChoiceUnwritten));
}

function isChoiceUnwritten(choice: QuestionOption | Zone): boolean {
  const isUnnamed = 'repeat' in choice && choice.repeat !== undefined && isBlank(choice.repeat.name);
  return isUnnamed || isBlank(choiceText(choice));
}

/** Whether any part of a questionnaire that readers see is still empty. */
export function hasBlanks({ pages = [], fiches = [] }: Partial<QuestionnaireBody>): boolean {
  if (pages.some(({ name }) => isBlank(name)) || fiches.some(({ title }) => isBlank(title))) return true;
  return [...walkQuestions(pages)].some(({ question }) => isUnwritten(question));
}
