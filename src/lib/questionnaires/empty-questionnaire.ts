import type { QuestionnaireBody } from './body-schema.ts';

/** The body of a new questionnaire. The page's name is stored content. */
export const emptyQuestionnaire: QuestionnaireBody = {
  pages: [{ id: 'page1', name: 'Examen', questions: [] }],
};
