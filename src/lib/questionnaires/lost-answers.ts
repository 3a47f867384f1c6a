import { type Answer, type Answers, fitting } from './answers.ts';
import { type Page, type Question, walkQuestions } from './tree.ts';

function fits(question: Question | undefined, answer: Answer): boolean {
  // What a number question refuses stands in its field, where it is told.
  if (question?.type === 'number' && typeof answer !== 'object') return true;
  const kept = question && fitting(question, answer);
  if (typeof answer !== 'object') return kept === answer;
  return typeof kept === 'object' && kept.length === new Set(answer).size;
}

/**
 * How many answers the questionnaire cannot have any more, wholly or in part, since it was changed: its question is
 * gone, or is of another type, or what was chosen is gone.
 */
export function countLostAnswers(pages: Page[], answers: Answers): number {
  const questions = new Map(Array.from(walkQuestions(pages), ({ question }) => [question.id, question]));
  return Object.entries(answers).filter(([id, answer]) => !fits(questions.get(id), answer)).length;
}
