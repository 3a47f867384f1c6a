import type { CaseQuestion, CaseQuestions } from '../questions-schema.ts';

/** A question, and the texts of its step and of those before it. */
export interface ToldQuestion {
  question: CaseQuestion;
  told: readonly string[];
}

/** The questions of a case in their order: a card stands alone, behind what the case told by then. */
export function toldQuestions(questions: CaseQuestions | null | undefined): ToldQuestion[] {
  const told: string[] = [];
  return (questions?.steps ?? []).flatMap((step) => {
    if (step.text.trim()) told.push(step.text);
    const before = [...told];
    return step.questions.map((question) => ({ question, told: before }));
  });
}
