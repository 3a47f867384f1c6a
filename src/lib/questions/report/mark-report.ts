import type { Answers } from '#lib/questionnaires/answers.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { filledFields } from './fields.ts';
import { type FieldMarks, markField, settingOf, weightOf } from './mark-field.ts';
import { type BesideKey, besideKey } from './pair-instances.ts';

/** Outcome, points and weight of a field. */
export interface MarkedField extends FieldMarks {
  id: string;
  /** 0 for a field that does not count. */
  weight: number;
  isIndispensable: boolean;
}

/** Every field of a report and of its key, in the form's order. A field that was not asked counts as unanswered. */
export function markedFields(
  question: ReportQuestion,
  report: Answers = {},
  { instances, expected, given }: BesideKey = besideKey(question, report),
): MarkedField[] {
  const marked = (id: string, field: Question): MarkedField => {
    const setting = settingOf(question, id);
    const weight = weightOf(field, setting);
    // A superfluous lesion has the same fields, but they are never indispensable.
    const isNeeded = expected[id] !== undefined || instanceParts(id) === undefined;
    const isIndispensable = setting?.isIndispensable === true && weight > 0 && isNeeded;
    return { id, ...markField(expected[id], given[id], field, setting), weight, isIndispensable };
  };
  return filledFields(question.form?.pages ?? [], instances).map((field) =>
    marked(field.question.id, field.question),
  );
}

/**
 * The weighted mean of the fields answered in the key or the report; 0 if an indispensable field differs from the
 * key.
 */
export function markReport(question: ReportQuestion, { report }: { report?: Answers | undefined }): number {
  const counted = markedFields(question, report).filter(
    ({ weight, outcome }) => weight > 0 && outcome !== 'empty',
  );
  if (counted.some(({ isIndispensable, points }) => isIndispensable && points < 1)) return 0;
  const all = counted.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : counted.reduce((sum, { weight, points }) => sum + weight * points, 0) / all;
}
