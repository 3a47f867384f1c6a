import type { Answer, Answers } from '#lib/questionnaires/answers.ts';
import { adaptAnswers } from '#lib/questionnaires/repeats/adapt-answers.ts';
import { QUESTIONS_MAX } from '../formats.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { fieldsOf, fittingAnswers } from './fields.ts';
import type { Form } from './form.ts';
import type { FieldSetting } from './mark-field.ts';
import { saidFields } from './said-fields.ts';

/** The settings of fields that exist in a form. */
function settingsIn({ pages }: Form, settings: ReportQuestion['fields']): ReportQuestion['fields'] {
  const ids = new Set(fieldsOf(pages).map(({ question }) => question.id));
  return Object.fromEntries(Object.entries(settings).filter(([id]) => ids.has(id)));
}

/** Uses another questionnaire, or the current version of the same one; the key keeps answers to existing fields. */
export function setForm(
  question: ReportQuestion,
  { title, form }: { title: string; form: Form },
): ReportQuestion {
  // If a question now belongs to a repeated group, its answer moves to the first lesion.
  const carried = adaptAnswers(form.pages, question.key);
  return {
    ...question,
    title: title.slice(0, QUESTIONS_MAX.formTitle),
    form,
    key: saidFields(form.pages, fittingAnswers(form.pages, carried)) as ReportQuestion['key'],
    fields: settingsIn(form, question.fields),
  };
}

/** Truncates texts at the maximum length, as the input fields do. */
const fitted = (answer: Answer): Answer =>
  typeof answer === 'string' ? answer.slice(0, QUESTIONS_MAX.fieldText) : answer;

export const setKey = (question: ReportQuestion, key: Answers): ReportQuestion => ({
  ...question,
  key: Object.fromEntries(Object.entries(key).map(([id, answer]) => [id, fitted(answer)])),
});

/** Changes the marking of a field; default settings are not stored. */
export function setField(question: ReportQuestion, id: string, change: FieldSetting): ReportQuestion {
  const { [id]: before, ...others } = question.fields;
  const changed = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined),
  );
  return { ...question, fields: Object.keys(changed).length === 0 ? others : { ...others, [id]: changed } };
}
