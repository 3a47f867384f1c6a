import { choicesOf } from '../answers.ts';
import { questionsByNode } from '../formulas/dependencies.ts';
import { groupsOf } from '../repeats/repeat-faults.ts';
import { optionsOf, type Page, type Question, walkQuestions } from '../tree.ts';
import type { Json } from './json-value.ts';
import type { Target, Targets } from './targets.ts';

/** The question that each id belongs to, whether the id is its own or that of an option or zone. */
export type Owners = ReadonlyMap<string, Question>;

/** Lookup tables for writing conditions and expressions. */
export interface WrittenTerms {
  owners: Owners;
  /** The coding of an option or a zone in the file, by its id. */
  codings: ReadonlyMap<string, Json>;
  /** The targets that reading the file back will create. */
  targets: Targets;
  /** The option whose repeated group contains each question or choice. */
  groups: ReadonlyMap<string, string>;
  /** The option that each question is nested under. */
  parents: ReadonlyMap<string, string>;
}

/**
 * The coding of each choice of a question: its first terminology code, unless another choice has the same code; else
 * its id.
 */
export function choiceCodings(question: Question): Map<string, Json> {
  const choices = choicesOf(question);
  const taken = choices.flatMap(({ id, codes }) => [id, ...(codes?.[0] ? [codes[0].code] : [])]);
  return new Map(
    choices.map(({ id, codes }) => {
      const [first] = codes ?? [];
      const isOwn = first && taken.filter((code) => code === first.code).length === 1;
      return [id, isOwn ? { system: first.system, code: first.code } : { code: id }];
    }),
  );
}

export function termsOf(pages: readonly Page[]): WrittenTerms {
  const targets = new Map<string, Target>();
  const codings = new Map<string, Json>();
  const parents = new Map<string, string>();
  for (const { question } of walkQuestions(pages)) {
    const own = choiceCodings(question);
    for (const [id, coding] of own) codings.set(id, coding);
    const answers = Array.from(own, ([id, value]) => ({ id, value }));
    targets.set(question.id, { question, answers });
    for (const option of optionsOf(question))
      for (const { id } of option.questions ?? []) parents.set(id, option.id);
  }
  return { targets, codings, parents, owners: questionsByNode(pages), groups: groupsOf(pages) };
}
