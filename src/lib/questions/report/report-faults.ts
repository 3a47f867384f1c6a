import { fitting } from '#lib/questionnaires/answers.ts';
import { isTooLong } from '../answer-length.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { fieldsOf } from './fields.ts';
import { weightOf } from './mark-report.ts';
import { countedFields, saidFields } from './said-fields.ts';

/** What keeps a report from being asked. */
export const REPORT_FAULTS = [
  'no-form',
  'empty-key',
  'no-weight',
  'unfit-key',
  'indispensable-empty',
  'long-key-text',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

export function reportFaults({ form, key, fields: settings }: ReportQuestion): ReportFault[] {
  if (!form) return ['no-form'];
  const expected = countedFields(form.pages, key);
  const said = saidFields(form.pages, key);
  const fields = fieldsOf(form.pages);
  const answeredFields = fields.filter(({ question }) => expected[question.id] !== undefined);
  const counted = answeredFields.filter(({ question }) => weightOf(question, settings[question.id]) > 0);
  const found: Record<ReportFault, boolean> = {
    'no-form': false,
    'empty-key': answeredFields.length === 0,
    'no-weight': answeredFields.length > 0 && counted.length === 0,
    'unfit-key': fields.some(
      ({ question }) => said[question.id] !== undefined && fitting(question, said[question.id]) === undefined,
    ),
    'indispensable-empty': fields.some(
      ({ question: { id }, question }) =>
        settings[id]?.isIndispensable && weightOf(question, settings[id]) > 0 && expected[id] === undefined,
    ),
    'long-key-text': counted.some(
      ({ question }) => question.type === 'text' && isTooLong(String(expected[question.id])),
    ),
  };
  return REPORT_FAULTS.filter((fault) => found[fault]);
}
