import { type Answer, type Answers, choicesOf, fittingAnswer } from './answers.ts';
import { expandRepeats } from './repeats/expand-repeats.ts';
import { instanceParts } from './repeats/instances.ts';
import { type Report, sentencesOf } from './report/report-types.ts';
import { type Page, type Question, walkQuestions } from './tree.ts';

function fits(question: Question | undefined, answer: Answer): boolean {
  // A number that its question refuses stays in its field, where the error is shown.
  if (question?.type === 'number' && typeof answer !== 'object') return true;
  const kept = question && fittingAnswer(question, answer);
  if (typeof answer !== 'object') return kept === answer;
  return typeof kept === 'object' && kept.length === new Set(answer).size;
}

/** An answer that the questionnaire no longer allows. */
export interface LostAnswer {
  question: string;
  /** The text that the answer wrote; else the text of its question; empty if neither is left. */
  words: string;
}

/**
 * The answers that a changed questionnaire no longer allows, in full or in part: the question is gone or of another
 * type, or the choice is gone.
 * @param report the report that the answers generated before the change
 */
export function lostAnswers(body: readonly Page[], answers: Answers, report: Report): readonly LostAnswer[] {
  const pages = expandRepeats(body, answers);
  const questions = new Map(Array.from(walkQuestions(pages), ({ question }) => [question.id, question]));
  const written = Map.groupBy(sentencesOf(report), ({ sentence }) => sentence.question);
  const isAnswer = (id: string) => questions.has(id) || !isChoice(body, id);
  const told = new Set<string>();
  return Object.entries(answers)
    .filter(([id, answer]) => isAnswer(id) && !fits(questions.get(id), answer))
    .map(([question]) => {
      const own = [question, ...headsOf(question, written.keys())].flatMap((id) => written.get(id) ?? []);
      const texts = [...new Set(own.map(({ sentence }) => sentence.text))].filter((text) => !told.has(text));
      for (const text of texts) told.add(text);
      return { question, words: texts.join(' ') || (questions.get(question)?.text ?? '') };
    });
}

/** Whether an id is that of an option, whose entry holds the instances of a repeated group and not an answer. */
function isChoice(pages: readonly Page[], id: string): boolean {
  for (const { question } of walkQuestions(pages))
    if (choicesOf(question).some((choice) => choice.id === id)) return true;
  return false;
}

/** The questions of the same lesion whose sentence may contain the answer to a question. */
function headsOf(question: string, written: Iterable<string>): string[] {
  const instance = instanceParts(question)?.instance;
  if (instance === undefined) return [];
  return [...written].filter((id) => id !== question && instanceParts(id)?.instance === instance);
}
