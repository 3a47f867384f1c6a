import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { CaseQuestion } from '../questions-schema.ts';

/**
 * Fields that do not change the question: explanations and the findings shown with the key; accepted answers count
 * across all versions (`accepted-since.ts`).
 */
const PASSED_OVER = ['explanation', 'findings', 'accepted'];

/** A question, with the positions of its structures at the time of asking. */
export interface KeyedQuestion {
  question: CaseQuestion;
  /** For a zone question, the marks of each structure. */
  zones?: readonly ReadFinding['marks'][];
}

/** A question with everything that determines its marking. */
export function keyedQuestion(question: CaseQuestion, findings: readonly ReadFinding[]): KeyedQuestion {
  if (question.format !== 'zone') return { question };
  const marksOf = (id: string) => findings.find((finding) => finding.id === id)?.marks ?? [];
  return { question, zones: question.structures.map(({ finding }) => marksOf(finding)) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const namesOf = (value: Record<string, unknown>) =>
  Object.keys(value).filter((name) => value[name] !== undefined && !PASSED_OVER.includes(name));

/** Whether two JSON values are equal, apart from the ignored fields. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = namesOf(one);
  return names.length === namesOf(other).length && names.every((name) => isSameValue(one[name], other[name]));
}

/** Whether two versions contain the same question with the same key, so that answers can be counted together. */
export const isSameQuestion = (one: KeyedQuestion, other: KeyedQuestion): boolean =>
  isSameValue(one.question, other.question) && isSameValue(one.zones, other.zones);
