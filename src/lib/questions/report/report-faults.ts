import { fittingAnswer } from '#lib/questionnaires/answers.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import { isTooLong } from '../answer-length.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { type Field, fieldsOf, filledFields } from './fields.ts';
import { settingOf, weightOf } from './mark-field.ts';
import { countedFields, saidFields } from './said-fields.ts';

/** Faults that prevent a report from being asked. */
export const REPORT_FAULTS = [
  'no-form',
  'empty-key',
  'no-weight',
  'unfit-key',
  'indispensable-empty',
  'long-key-text',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

export function reportFaults(question: ReportQuestion): ReportFault[] {
  const { form, key, fields: settings } = question;
  if (!form) return ['no-form'];
  const expected = countedFields(form.pages, key);
  const said = saidFields(form.pages, key);
  const fields = filledFields(form.pages, key);
  const isCounted = ({ question: field }: Field) => weightOf(field, settingOf(question, field.id)) > 0;
  // Settings apply to all lesions: an answer for any of them suffices.
  const keyed = new Set(Object.keys(expected).map((id) => instanceParts(id)?.source ?? id));
  const answeredFields = fields.filter(({ question }) => expected[question.id] !== undefined);
  const counted = answeredFields.filter(isCounted);
  const found: Record<ReportFault, boolean> = {
    'no-form': false,
    'empty-key': answeredFields.length === 0,
    'no-weight': answeredFields.length > 0 && counted.length === 0,
    'unfit-key': fields.some(
      ({ question }) =>
        said[question.id] !== undefined && fittingAnswer(question, said[question.id]) === undefined,
    ),
    'indispensable-empty': fieldsOf(form.pages).some(
      (field) =>
        settings[field.question.id]?.isIndispensable && isCounted(field) && !keyed.has(field.question.id),
    ),
    'long-key-text': counted.some(
      ({ question }) => question.type === 'text' && isTooLong(String(expected[question.id])),
    ),
  };
  return REPORT_FAULTS.filter((fault) => found[fault]);
}
