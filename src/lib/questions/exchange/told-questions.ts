import type { CaseQuestion, CaseQuestions } from '../questions-schema.ts';

/** A question, with the texts of its step and of the steps before it. */
export interface ToldQuestion {
  question: CaseQuestion;
  told: readonly string[];
}

/** A case's questions in order, each with the texts shown by then, since a card is read without its case. */
export function toldQuestions(questions: CaseQuestions | null | undefined): ToldQuestion[] {
  const told: string[] = [];
  return (questions?.steps ?? []).flatMap((step) => {
    if (step.text.trim()) told.push(step.text);
    const before = [...told];
    return step.questions.map((question) => ({ question, told: before }));
  });
}
