import { type Answer, withChoice } from '#lib/questionnaires/answers.ts';
import type { Side } from '#lib/questionnaires/report/report-types.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

/** A question that is answered by choosing options or zones. */
export type ChoiceQuestion = Extract<Question, { type: 'single' | 'multiple' | 'hotspot' }>;

export function isChoice(question: Question | undefined): question is ChoiceQuestion {
  return question !== undefined && ['single', 'multiple', 'hotspot'].includes(question.type);
}

/** Ids of the chosen options or zones. */
export function chosenIn(answer: Answer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return typeof answer === 'object' ? answer : [];
}

/**
 * The answer after a choice is pressed: for a single choice it replaces the answer, for a multiple one it is added
 * or removed.
 */
export function answerAfterPress(
  question: ChoiceQuestion,
  answer: Answer | undefined,
  choice: string,
): Answer {
  if (question.type === 'single') return choice;
  const chosen = chosenIn(answer);
  return chosen.includes(choice)
    ? chosen.filter((each) => each !== choice)
    : withChoice(question, chosen, choice);
}

/** The sides to choose from, in display order. */
export const SIDES: readonly Side[] = ['right', 'left'];
