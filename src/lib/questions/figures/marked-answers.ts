import type { Answer } from '../answers-schema.ts';
import type { AskedPart, ValidatedStep } from '../attempt.ts';
import { askedSteps } from '../faults.ts';
import { mark } from '../marking.ts';
import { type KeyedQuestion, keyedQuestion } from './same-question.ts';

/** A person's first finished attempt; the queries do not return the person's identity. */
export interface FirstAttempt {
  /** With its current marking (`accepted-since.ts`). */
  asked: AskedPart;
  steps: readonly ValidatedStep[];
}

/** The answer to a question; empty if there was none. */
export interface MarkedAnswer extends KeyedQuestion {
  answer: Answer;
  /** Points from 0 to 1. */
  points: number;
}

/** The answers of a finished attempt to all questions that were asked in it, in order. */
export function markedAnswers({ asked: { questions, findings }, steps }: FirstAttempt): MarkedAnswer[] {
  const given = new Map(steps.flatMap(({ answers }) => Object.entries(answers)));
  return askedSteps(questions, findings)
    .flatMap((step) => step.questions)
    .map((question) => {
      const answer = given.get(question.id) ?? {};
      return { ...keyedQuestion(question, findings), answer, points: mark(question, answer, findings) };
    });
}
