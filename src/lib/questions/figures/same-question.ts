import type { CaseQuestion } from '../questions-schema.ts';

/** What changes nothing of what was asked: of accepted answers those of all versions count (`accepted-since.ts`). */
const PASSED_OVER = ['explanation', 'accepted'];

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
export const isSameQuestion = (one: CaseQuestion, other: CaseQuestion): boolean => isSameValue(one, other);
