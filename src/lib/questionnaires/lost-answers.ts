import { type Answer, type Answers, fitting } from './answers.ts';
import { expandRepeats, repeatedOptions } from './repeats/expand-repeats.ts';
import { type Report, sentencesOf } from './report/report-types.ts';
import { type Page, type Question, walkQuestions } from './tree.ts';

function fits(question: Question | undefined, answer: Answer): boolean {
  // What a number question refuses stands in its field, where it is told.
  if (question?.type === 'number' && typeof answer !== 'object') return true;
  const kept = question && fitting(question, answer);
  if (typeof answer !== 'object') return kept === answer;
  return typeof kept === 'object' && kept.length === new Set(answer).size;
}

/** An answer that the questionnaire cannot have any more. */
export interface LostAnswer {
  question: string;
  /** What it wrote; the words of the question where it wrote nothing; empty where neither is left. */
  words: string;
}

/**
 * The answers that the questionnaire cannot have any more, wholly or in part, since it was changed: its question is gone,
 * or is of another type, or what was chosen is gone.
 * @param report what the answers wrote then
 */
export function lostAnswers(body: readonly Page[], answers: Answers, report: Report): readonly LostAnswer[] {
  const pages = expandRepeats(body, answers);
  const groups = new Set(repeatedOptions(body).map(({ id }) => id));
  const questions = new Map(Array.from(walkQuestions(pages), ({ question }) => [question.id, question]));
  const written = Map.groupBy(sentencesOf(report), ({ sentence }) => sentence.question);
  return Object.entries(answers)
    .filter(([id, answer]) => !groups.has(id) && !fits(questions.get(id), answer))
    .map(([question]) => {
      const texts = new Set(written.get(question)?.map(({ sentence }) => sentence.text));
      return { question, words: [...texts].join(' ') || (questions.get(question)?.text ?? '') };
    });
}
