import type { QuestionnaireBody } from './body-schema.ts';

/** What a new questionnaire starts from. The page's name is stored content. */
export const emptyQuestionnaire: QuestionnaireBody = {
  pages: [{ id: 'page1', name: 'Examen', questions: [] }],
};
