import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

/** Small questionnaires for tests: what a question does not say is made up. */
export type Draft<Of = Question> = Of extends Question ? Partial<Of> & Pick<Of, 'type'> : never;

const base = { id: 'q', text: 'Question', section: 'findings' };
const question = (draft: Draft) => ({ ...base, ...draft }) as Question;
export const body = (...drafts: Draft[]): QuestionnaireBody => ({
  pages: [{ id: 'p', name: 'Page', questions: drafts.map(question) }],
});
const options = (...texts: [text: string, sentence?: string][]) =>
  texts.map(([text, sentence], index) => ({ id: `o${index + 1}`, text, ...(sentence && { sentence }) }));
export const single = (...texts: [text: string, sentence?: string][]): Draft => ({
  type: 'single',
  options: options(...texts),
});
export const number = (id: string, more: object = {}): Draft => ({
  type: 'number',
  id,
  unit: 'mm',
  min: 0,
  max: 9,
  sentence: '{valeur}',
  ...more,
});
export const formula = (expression: string): Draft => ({
  type: 'formula',
  id: 'f',
  expression,
  sentence: '{valeur}',
});
export const under = (...drafts: Draft[]) => drafts.map(question);
