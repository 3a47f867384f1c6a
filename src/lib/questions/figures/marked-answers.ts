import type { Answer } from '../answers-schema.ts';
import type { ValidatedStep } from '../attempt.ts';
import { askedSteps } from '../faults.ts';
import { mark } from '../marking.ts';
import type { CaseQuestion, CaseQuestions } from '../questions-schema.ts';

/** Somebody's first attempt that was finished; whose it is does not leave the queries. */
export interface FirstAttempt {
  /** As they are marked now (`accepted-since.ts`). */
  questions: CaseQuestions;
  steps: readonly ValidatedStep[];
}

/** What was answered to a question; nothing where it was left empty. */
export interface MarkedAnswer {
  question: CaseQuestion;
  answer: Answer;
  /** 0 to 1. */
  points: number;
}

/** The answers of a finished attempt to all questions that it was asked, in their order. */
export function markedAnswers({ questions, steps }: FirstAttempt): MarkedAnswer[] {
  const given = new Map(steps.flatMap(({ answers }) => Object.entries(answers)));
  return askedSteps(questions)
    .flatMap((step) => step.questions)
    .map((question) => {
      const answer = given.get(question.id) ?? {};
      return { question, answer, points: mark(question, answer) };
    });
}
