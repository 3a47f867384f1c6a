import type { Question } from '../tree.ts';
import { isObject, type Json } from './json-value.ts';

/** An option of an imported question, with the value that the file gives for it. */
export interface ReadAnswer {
  id: string;
  value: unknown;
}

/** The question made from an item, for conditions and expressions that refer to it. */
export interface Target {
  question: Question;
  answers: readonly ReadAnswer[];
}

/** Imported questions, by `linkId`. */
export type Targets = ReadonlyMap<string, Target>;

/** Whether two codings are equal: by code, and by system where both have one; without a code, by display text. */
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

/** The option with this code or display text, which expressions compare. */
export function optionCalled({ answers }: Target, text: string, key: 'code' | 'display'): string | undefined {
  return answers.find(({ value }) => (isObject(value) ? value[key] === text : value === text))?.id;
}
