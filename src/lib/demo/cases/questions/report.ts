import { french } from '#lib/platform/typography.ts';
import { choicesOf } from '#lib/questionnaires/answers.ts';
import { choiceText } from '#lib/questionnaires/tree.ts';
import type { CaseQuestions, ReportQuestion } from '#lib/questions/questions-schema.ts';
import { type Field, fieldsOf } from '#lib/questions/report/fields.ts';
import { formOf } from '#lib/questions/report/form.ts';
import type { DemoExam } from '../../questionnaires/exam.ts';

interface DemoReport {
  /** The questionnaire to fill in. */
  exam: DemoExam;
  text: string;
  explanation: string;
  /** Expected option by the text of a field, with its weight and « ! » if it is decisive: « Droit 2! ». */
  key: Readonly<Record<string, string>>;
}

const KEYED = /^(.+) (\d+)(!?)$/;

/** A field's expected answer and its marking; fields missing from the key do not count. */
function keyedField({ key }: DemoReport, { question }: Field) {
  const [, words, weight = 0, mark] = KEYED.exec(key[question.text] ?? '') ?? [];
  const setting = { weight: Number(weight), ...(mark && { isIndispensable: true as const }) };
  if (words === undefined) return { setting };
  const option = choicesOf(question).find((choice) => choiceText(choice) === words);
  if (!option) throw new Error(`No ${words} in ${question.text}`);
  return { setting, answer: question.type === 'multiple' ? [option.id] : option.id };
}

/** Questions that consist of one report to fill in. */
export function reportDossier(report: DemoReport): CaseQuestions {
  const { exam, text, explanation } = report;
  const { form } = formOf(exam.body.pages);
  const key: ReportQuestion['key'] = {};
  const fields: ReportQuestion['fields'] = {};
  for (const field of fieldsOf(form.pages)) {
    const { answer, setting } = keyedField(report, field);
    const { id } = field.question;
    if (answer) key[id] = answer;
    fields[id] = setting;
  }
  const asked: ReportQuestion = {
    id: 's1q1',
    format: 'report',
    text: french(text),
    explanation: french(explanation),
    title: exam.title,
    form,
    key,
    fields,
  };
  return { explained: 'step', steps: [{ id: 's1', text: '', questions: [asked] }] };
}
