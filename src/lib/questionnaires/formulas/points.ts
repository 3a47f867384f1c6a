import { type Answer, choicesOf, chooses } from '../answers.ts';
import type { Question } from '../tree.ts';

/** The total points of the options chosen in a question. */
export function pointsOf(question: Question, answer: Answer | undefined): number {
  return choicesOf(question).reduce((sum, { id, points = 0 }) => sum + (chooses(answer, id) ? points : 0), 0);
}
