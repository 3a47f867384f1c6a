import type { Question } from '../tree.ts';
import { isObject, type Json } from './json-value.ts';

/** An option of a question that is read, with the value that the file knows it by. */
export interface ReadAnswer {
  id: string;
  value: unknown;
}

/** The result of an item, for conditions and expressions that name it. */
export interface Target {
  question: Question;
  answers: readonly ReadAnswer[];
}

/** By `linkId`. */
export type Targets = ReadonlyMap<string, Target>;

/** Whether two codings are one: by code, and by system where both say it; by their words without a code. */
function isSameCoding(a: Json, b: Json): boolean {
  if (a.code === undefined || b.code === undefined) return a.display !== undefined && a.display === b.display;
  return a.code === b.code && (!a.system || !b.system || a.system === b.system);
}

/** The option that a value chooses, if any. */
export function optionFor({ answers }: Target, value: unknown): string | undefined {
  return answers.find((each) =>
    isObject(each.value) && isObject(value) ? isSameCoding(each.value, value) : each.value === value,
  )?.id;
}

/** The option of these words or this code, as expressions compare them. */
export function optionCalled({ answers }: Target, text: string, key: 'code' | 'display'): string | undefined {
  return answers.find(({ value }) => (isObject(value) ? value[key] === text : value === text))?.id;
}
