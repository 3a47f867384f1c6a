import type { Answers } from '#lib/questionnaires/answers.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { filledFields } from './fields.ts';
import { type FieldMarks, markField, settingOf, weightOf } from './mark-field.ts';
import { type BesideKey, besideKey } from './pair-instances.ts';

/** How a field was answered, and what that counts. */
export interface MarkedField extends FieldMarks {
  id: string;
  /** 0 of a field that does not count. */
  weight: number;
  isIndispensable: boolean;
}

/** Every field of a report and of its key, in the order of the form. A field that was not asked was not answered. */
export function markedFields(
  question: ReportQuestion,
  report: Answers = {},
  { instances, expected, given }: BesideKey = besideKey(question, report),
): MarkedField[] {
  const marked = (id: string, field: Question): MarkedField => {
    const setting = settingOf(question, id);
    const weight = weightOf(field, setting);
    // A lesion too many has the fields of the others: nobody misses anything there.
    const isNeeded = expected[id] !== undefined || instanceParts(id) === undefined;
    const isIndispensable = setting?.isIndispensable === true && weight > 0 && isNeeded;
    return { id, ...markField(expected[id], given[id], field, setting), weight, isIndispensable };
  };
  return filledFields(question.form?.pages ?? [], instances).map((field) =>
    marked(field.question.id, field.question),
  );
}

/**
 * The weighted share of the fields that the key or the report answers; nothing where an indispensable one is not as the
 * key has it.
 */
export function markReport(question: ReportQuestion, { report }: { report?: Answers | undefined }): number {
  const counted = markedFields(question, report).filter(
    ({ weight, outcome }) => weight > 0 && outcome !== 'empty',
  );
  if (counted.some(({ isIndispensable, points }) => isIndispensable && points < 1)) return 0;
  const all = counted.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : counted.reduce((sum, { weight, points }) => sum + weight * points, 0) / all;
}
