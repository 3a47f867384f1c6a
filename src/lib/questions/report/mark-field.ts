import { fold } from '#lib/platform/fold.ts';
import type { Answer } from '#lib/questionnaires/answers.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { acceptedAs } from '../free-answer.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import type { FieldOutcome } from './outcomes.ts';

/** What marks a field, as its author set it. */
export type FieldSetting = ReportQuestion['fields'][string];

/** What marks a field; fields of all instances of a thing are marked alike. */
export const settingOf = ({ fields }: Pick<ReportQuestion, 'fields'>, id: string): FieldSetting | undefined =>
  fields[instanceParts(id)?.source ?? id];

/** What a field counts: one, or none of a text, where its author says nothing else. */
export const weightOf = (
  { type }: Question,
  { weight = type === 'text' ? 0 : 1 }: FieldSetting = {},
): number => weight;

/** How a field was answered. */
export interface FieldMarks {
  outcome: FieldOutcome;
  /** 0 to 1. */
  points: number;
}

const EXACT: FieldMarks = { outcome: 'exact', points: 1 };
const DIFFERENT: FieldMarks = { outcome: 'different', points: 0 };

/** Of all that is chosen on one side or the other, the share that is chosen on both. */
function markChoices(key: readonly string[], given: readonly string[]): FieldMarks {
  const common = key.filter((id) => given.includes(id)).length;
  const all = new Set([...key, ...given]).size;
  if (common === all) return EXACT;
  return common === 0 ? DIFFERENT : { outcome: 'partial', points: common / all };
}

/** What is typed as 0.1 + 0.2 lies within 0.3. */
const ROUNDING = 1e-9;

function markNumber(key: number, given: number, margin: number): FieldMarks {
  if (key === given) return EXACT;
  return Math.abs(key - given) <= margin + ROUNDING ? { outcome: 'within', points: 1 } : DIFFERENT;
}

const isSameText = (key: string, given: string) =>
  fold(key).trim() === fold(given).trim() || acceptedAs(given, [key]) !== null;

/** An answer beside that of the key, where both are there. */
function markBoth(key: Answer, given: Answer, question: Question, margin: number): FieldMarks {
  if (typeof key === 'object') return typeof given === 'object' ? markChoices(key, given) : DIFFERENT;
  if (typeof key === 'number') return typeof given === 'number' ? markNumber(key, given, margin) : DIFFERENT;
  if (question.type === 'text') return isSameText(key, String(given)) ? EXACT : DIFFERENT;
  return key === given ? EXACT : DIFFERENT;
}

/** A field beside that of the key. */
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
