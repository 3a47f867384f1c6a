import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { CaseQuestion } from '../questions-schema.ts';

/**
 * What changes nothing of what was asked: explanations, findings that are shown with the key; and of accepted answers those
 * of all versions count (`accepted-since.ts`).
 */
const PASSED_OVER = ['explanation', 'findings', 'accepted'];

/** A question, and where its structures were when it was asked. */
export interface KeyedQuestion {
  question: CaseQuestion;
  /** Of a zone question, the marks of each structure. */
  zones?: readonly ReadFinding['marks'][];
}

/** A question with all that it is marked by. */
export function keyedQuestion(question: CaseQuestion, findings: readonly ReadFinding[]): KeyedQuestion {
  if (question.format !== 'zone') return { question };
  const marksOf = (id: string) => findings.find((finding) => finding.id === id)?.marks ?? [];
  return { question, zones: question.structures.map(({ finding }) => marksOf(finding)) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const namesOf = (value: Record<string, unknown>) =>
  Object.keys(value).filter((name) => value[name] !== undefined && !PASSED_OVER.includes(name));

/** Whether two values of JSON are the same but for what is passed over. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = namesOf(one);
  return names.length === namesOf(other).length && names.every((name) => isSameValue(one[name], other[name]));
}

/** Whether two versions ask the same question and mark it by the same key: their answers may be counted together. */
export const isSameQuestion = (one: KeyedQuestion, other: KeyedQuestion): boolean =>
  isSameValue(one.question, other.question) && isSameValue(one.zones, other.zones);
