import type { Answer, Answers } from '#lib/questionnaires/answers.ts';
import { carriedAnswers } from '#lib/questionnaires/repeats/carried-answers.ts';
import { QUESTIONS_MAX } from '../formats.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { fieldsOf, fittingAnswers } from './fields.ts';
import type { Form } from './form.ts';
import type { FieldSetting } from './mark-field.ts';
import { saidFields } from './said-fields.ts';

/** Settings of the fields that a form has. */
function settingsIn({ pages }: Form, settings: ReportQuestion['fields']): ReportQuestion['fields'] {
  const ids = new Set(fieldsOf(pages).map(({ question }) => question.id));
  return Object.fromEntries(Object.entries(settings).filter(([id]) => ids.has(id)));
}

/** Asks for another questionnaire, or for the same as it is now: what the key said of fields that are there still stays. */
export function setForm(
  question: ReportQuestion,
  { title, form }: { title: string; form: Form },
): ReportQuestion {
  // What was asked once and is asked about each lesion now was said of the first.
  const carried = carriedAnswers(form.pages, question.key);
  return {
    ...question,
    title: title.slice(0, QUESTIONS_MAX.formTitle),
    form,
    key: saidFields(form.pages, fittingAnswers(form.pages, carried)) as ReportQuestion['key'],
    fields: settingsIn(form, question.fields),
  };
}

/** Texts end where they are full, as in a field that takes no more. */
const fitted = (answer: Answer): Answer =>
  typeof answer === 'string' ? answer.slice(0, QUESTIONS_MAX.fieldText) : answer;

export const setKey = (question: ReportQuestion, key: Answers): ReportQuestion => ({
  ...question,
  key: Object.fromEntries(Object.entries(key).map(([id, answer]) => [id, fitted(answer)])),
});

/** Changes how a field is marked; what is as without a word is not kept. */
export function setField(question: ReportQuestion, id: string, change: FieldSetting): ReportQuestion {
  const { [id]: before, ...others } = question.fields;
  const changed = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined),
  );
  return { ...question, fields: Object.keys(changed).length === 0 ? others : { ...others, [id]: changed } };
}
