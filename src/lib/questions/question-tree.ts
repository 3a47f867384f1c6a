import type { CaseQuestion, CaseQuestions, QuestionStep } from './questions-schema.ts';

/** A question with its position: numbers start at 1, and the question's number runs through all steps. */
export interface PlacedQuestion {
  question: CaseQuestion;
  step: QuestionStep;
  stepNumber: number;
  number: number;
}

/** All questions of a case, in order. */
export function placedQuestions(questions: CaseQuestions | null | undefined): PlacedQuestion[] {
  let number = 0;
  return (questions?.steps ?? []).flatMap((step, index) =>
    step.questions.map((question) => {
      number += 1;
      return { question, step, stepNumber: index + 1, number };
    }),
  );
}

/** What of a question has ids of its own in the case. */
function nodesOf(question: CaseQuestion): readonly { id: string }[] {
  if ('propositions' in question) return question.propositions;
  switch (question.format) {
    case 'zone':
      return question.structures;
    case 'qroc':
    case 'tcs':
    case 'measure':
    case 'report':
      return [];
  }
}

/** All ids in a question. */
const idsOf = (question: CaseQuestion): string[] => [question, ...nodesOf(question)].map(({ id }) => id);

/** All ids in the questions of a case. */
export function takenIds(questions: CaseQuestions | null): Set<string> {
  return new Set((questions?.steps ?? []).flatMap((step) => [step.id, ...step.questions.flatMap(idsOf)]));
}

/** The question that has an id, or contains a node with it. */
export function questionAround(questions: CaseQuestions | null, id: string): CaseQuestion | undefined {
  return placedQuestions(questions).find(({ question }) => idsOf(question).includes(id))?.question;
}

/** Maps each question of a case; steps stay the same. */
export function mapQuestions(
  questions: CaseQuestions,
  change: (question: CaseQuestion) => CaseQuestion,
): CaseQuestions {
  const steps = questions.steps.map((step) => ({ ...step, questions: step.questions.map(change) }));
  return { ...questions, steps };
}
