import { choicesOf } from '../answers.ts';
import { instanceParts } from '../repeats/instances.ts';
import { optionsOf, type Page, type Question, walkQuestions } from '../tree.ts';
import { referencesIn } from './parse-formula.ts';

/**
 * The fields that contain formulas: the calculation of a question, and the conditions of a question, an option, or
 * their sentences.
 */
export const FORMULA_FIELDS = ['expression', 'condition', 'sentenceCondition'] as const;
export type FormulaField = (typeof FORMULA_FIELDS)[number];

/** The formulas of a node itself, without those of its options. */
export function formulasIn(node: object): { field: FormulaField; text: string }[] {
  const fields = node as Partial<Record<FormulaField, string>>;
  return FORMULA_FIELDS.flatMap((field) => (fields[field] ? [{ field, text: fields[field] }] : []));
}

export interface PlacedFormula {
  /** Id of the question, option or zone that has the formula. */
  node: string;
  field: FormulaField;
  text: string;
}

/** Every formula of a question, its options and its zones. */
export function formulasOf(question: Question): PlacedFormula[] {
  return [question, ...choicesOf(question)].flatMap((each) =>
    formulasIn(each).map((formula) => ({ node: each.id, ...formula })),
  );
}

/** The question to which an id in a formula belongs, whether the id is its own or that of an option or zone. */
export function questionsByNode(pages: readonly Page[]): ReadonlyMap<string, Question> {
  const owners = new Map<string, Question>();
  for (const { question } of walkQuestions(pages))
    for (const { id } of [question, ...choicesOf(question)]) owners.set(id, question);
  return owners;
}

/** The questions that an id in a formula reads: one, or one for every instance of a repeated group. */
export function questionsRead(pages: readonly Page[]): ReadonlyMap<string, readonly Question[]> {
  const read = new Map<string, Question[]>();
  for (const [id, question] of questionsByNode(pages)) {
    read.set(id, [question]);
    const source = instanceParts(id)?.source;
    const isHead = question.type === 'information';
    if (source !== undefined && !isHead) read.set(source, [...(read.get(source) ?? []), question]);
  }
  return read;
}

/**
 * The questions that decide whether a question is shown and whether its answer counts: its parent, and those that its
 * formulas read. Conditions of sentences are not included.
 */
export function dependencies(pages: readonly Page[]): ReadonlyMap<string, ReadonlySet<string>> {
  const read = questionsRead(pages);
  const found = new Map<string, Set<string>>();
  for (const { question } of walkQuestions(pages)) {
    const reads = formulasOf(question)
      .filter(({ field }) => field !== 'sentenceCondition')
      .flatMap(({ text }) => referencesIn(text).flatMap((id) => read.get(id)?.map((each) => each.id) ?? []));
    found.set(question.id, new Set([...(found.get(question.id) ?? []), ...reads]));
    for (const option of optionsOf(question))
      for (const below of option.questions ?? []) found.set(below.id, new Set([question.id]));
  }
  return found;
}

/** Maximum length of a chain of dependent questions. */
const MAX_ROW = 200;

/** Questions that depend on themselves or on too long a chain: whether they are shown cannot be computed. */
export function circularQuestions(pages: readonly Page[]): ReadonlySet<string> {
  const needs = dependencies(pages);
  const left = new Map(Array.from(needs, ([id, others]) => [id, others.size]));
  const neededBy = new Map<string, string[]>();
  for (const [id, others] of needs)
    for (const other of others) neededBy.set(other, [...(neededBy.get(other) ?? []), id]);
  const rows = new Map<string, number>();
  const ready = [...left].filter(([, count]) => count === 0).map(([id]) => id);
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    const row = rows.get(id) ?? 0;
    left.delete(id);
    for (const next of neededBy.get(id) ?? []) {
      rows.set(next, Math.max(rows.get(next) ?? 0, row + 1));
      const count = (left.get(next) ?? 0) - 1;
      left.set(next, count);
      if (count === 0) ready.push(next);
    }
  }
  const tooLong = [...rows].filter(([, row]) => row > MAX_ROW).map(([id]) => id);
  return new Set([...left.keys(), ...tooLong]);
}
