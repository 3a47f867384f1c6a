import type { QuestionnaireBody } from './body-schema.ts';
import { walkQuestions } from './tree.ts';

export interface QuestionnaireSummary {
  /** Ids of all questions, sub-questions included, in order. */
  questions: string[];
}

/** What a card shows of a questionnaire. */
export function summariseQuestionnaire({ pages = [] }: Partial<QuestionnaireBody>): QuestionnaireSummary {
  return { questions: Array.from(walkQuestions(pages), ({ question }) => question.id) };
}
