import { fold } from '#lib/platform/fold.ts';
import type { Answer } from '#lib/questionnaires/answers.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { acceptedAs } from '../free-answer.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import type { FieldOutcome } from './outcomes.ts';

/** The marking of a field, as set by its author. */
export type FieldSetting = ReportQuestion['fields'][string];

/** The marking of a field; all instances of a repeated group are marked alike. */
export const settingOf = ({ fields }: Pick<ReportQuestion, 'fields'>, id: string): FieldSetting | undefined =>
  fields[instanceParts(id)?.source ?? id];

/** The weight of a field: its author's, else one, or zero for a text field. */
export const weightOf = (
  { type }: Question,
  { weight = type === 'text' ? 0 : 1 }: FieldSetting = {},
): number => weight;

/** Outcome and points of a field. */
export interface FieldMarks {
  outcome: FieldOutcome;
  /** Points from 0 to 1. */
  points: number;
}

const EXACT: FieldMarks = { outcome: 'exact', points: 1 };
const DIFFERENT: FieldMarks = { outcome: 'different', points: 0 };

/** Marks choices: the number chosen on both sides, divided by the number chosen on either. */
function markChoices(key: readonly string[], given: readonly string[]): FieldMarks {
  const common = key.filter((id) => given.includes(id)).length;
  const all = new Set([...key, ...given]).size;
  if (common === all) return EXACT;
  return common === 0 ? DIFFERENT : { outcome: 'partial', points: common / all };
}

/** Tolerance for floating-point errors: 0.1 + 0.2 is within 0.3. */
const ROUNDING = 1e-9;

function markNumber(key: number, given: number, margin: number): FieldMarks {
  if (key === given) return EXACT;
  return Math.abs(key - given) <= margin + ROUNDING ? { outcome: 'within', points: 1 } : DIFFERENT;
}

const isSameText = (key: string, given: string) =>
  fold(key).trim() === fold(given).trim() || acceptedAs(given, [key]) !== null;

/** Marks an answer against the key's, when both exist. */
function markBoth(key: Answer, given: Answer, question: Question, margin: number): FieldMarks {
  if (typeof key === 'object') return typeof given === 'object' ? markChoices(key, given) : DIFFERENT;
  if (typeof key === 'number') return typeof given === 'number' ? markNumber(key, given, margin) : DIFFERENT;
  if (question.type === 'text') return isSameText(key, String(given)) ? EXACT : DIFFERENT;
  return key === given ? EXACT : DIFFERENT;
}

/** Marks a field against the key's. */
export function markField(
  key: Answer | undefined,
  given: Answer | undefined,
  question: Question,
  { margin = 0 }: FieldSetting = {},
): FieldMarks {
  if (key === undefined) return { outcome: given === undefined ? 'empty' : 'added', points: 0 };
  if (given === undefined) return { outcome: 'missed', points: 0 };
  return markBoth(key, given, question, margin);
}
