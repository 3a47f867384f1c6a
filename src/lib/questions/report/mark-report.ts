import { fold } from '#lib/platform/fold.ts';
import type { Answer, Answers } from '#lib/questionnaires/answers.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { acceptedAs } from '../free-answer.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { fieldsOf } from './fields.ts';
import type { FieldOutcome } from './outcomes.ts';
import { countedFields } from './said-fields.ts';

/** What marks a field, as its author set it. */
export type FieldSetting = ReportQuestion['fields'][string];

/** How a field was answered. */
export interface MarkedField {
  id: string;
  outcome: FieldOutcome;
  /** 0 to 1. */
  points: number;
  /** 0 of a field that does not count. */
  weight: number;
  isIndispensable: boolean;
}

/** What a field counts: one, or none of a text, where its author says nothing else. */
export const weightOf = (
  { type }: Question,
  { weight = type === 'text' ? 0 : 1 }: FieldSetting = {},
): number => weight;

type Marks = Pick<MarkedField, 'outcome' | 'points'>;

const EXACT: Marks = { outcome: 'exact', points: 1 };
const DIFFERENT: Marks = { outcome: 'different', points: 0 };

/** Of all that is chosen on one side or the other, the share that is chosen on both. */
function markChoices(key: readonly string[], given: readonly string[]): Marks {
  const common = key.filter((id) => given.includes(id)).length;
  const all = new Set([...key, ...given]).size;
  if (common === all) return EXACT;
  return common === 0 ? DIFFERENT : { outcome: 'partial', points: common / all };
}

/** What is typed as 0.1 + 0.2 lies within 0.3. */
const ROUNDING = 1e-9;

function markNumber(key: number, given: number, margin: number): Marks {
  if (key === given) return EXACT;
  return Math.abs(key - given) <= margin + ROUNDING ? { outcome: 'within', points: 1 } : DIFFERENT;
}

const isSameText = (key: string, given: string) =>
  fold(key).trim() === fold(given).trim() || acceptedAs(given, [key]) !== null;

/** An answer beside that of the key, where both are there. */
function markBoth(key: Answer, given: Answer, question: Question, margin: number): Marks {
  if (typeof key === 'object') return typeof given === 'object' ? markChoices(key, given) : DIFFERENT;
  if (typeof key === 'number') return typeof given === 'number' ? markNumber(key, given, margin) : DIFFERENT;
  if (question.type === 'text') return isSameText(key, String(given)) ? EXACT : DIFFERENT;
  return key === given ? EXACT : DIFFERENT;
}

function markField(
  key: Answer | undefined,
  given: Answer | undefined,
  question: Question,
  margin: number,
): Marks {
  if (key === undefined) return { outcome: given === undefined ? 'empty' : 'added', points: 0 };
  if (given === undefined) return { outcome: 'missed', points: 0 };
  return markBoth(key, given, question, margin);
}

/** Every field of a report beside its key, in the order of the form. A field that was not asked was not answered. */
export function markedFields({ form, key, fields }: ReportQuestion, report: Answers = {}): MarkedField[] {
  if (!form) return [];
  const expected = countedFields(form.pages, key);
  const given = countedFields(form.pages, report);
  return fieldsOf(form.pages).map(({ question: { id }, question }) => {
    const { margin = 0, isIndispensable = false } = fields[id] ?? {};
    const weight = weightOf(question, fields[id]);
    return {
      id,
      ...markField(expected[id], given[id], question, margin),
      weight,
      isIndispensable: isIndispensable && weight > 0,
    };
  });
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
