import { choicesOf } from '../answers.ts';
import { directParts, type Formula, readsInstances } from '../formulas/formula.ts';
import {
  optionsOf,
  type Page,
  type Question,
  type QuestionOption,
  walkLevel,
  walkQuestions,
} from '../tree.ts';
import { ORDERING_TYPES } from './instances.ts';
import { sentenceTerms, withTerms } from './sentence-terms.ts';

const canOrder = ({ type }: Question): boolean => ORDERING_TYPES.includes(type);

/** The questions directly under an option whose answers may determine the numbers of its instances. */
export const orderingQuestions = ({
  questions = [],
}: Pick<QuestionOption, 'questions'>): readonly Question[] => questions.filter(canOrder);

/** Questions directly under an option whose answers its sentence may contain. */
export const termQuestions = ({ questions = [] }: Pick<QuestionOption, 'questions'>): readonly Question[] =>
  questions.filter(({ type }) => type !== 'information');

/** Whether any of these questions contains a repeated group. */
export function repeatsIn(questions: Question[]): boolean {
  for (const { question } of walkLevel(questions))
    if (optionsOf(question).some(({ repeat }) => repeat)) return true;
  return false;
}

/** The error code of a faulty repeated group, or null. */
function faultOf(option: QuestionOption): 'nested-repeat' | 'unknown-reference' | null {
  const { repeat, questions = [] } = option;
  if (!repeat) return null;
  if (repeatsIn(questions)) return 'nested-repeat';
  return withoutGone(option) === option ? null : 'unknown-reference';
}

export function repeatFaults(pages: readonly Page[]): readonly { node: string; code: string }[] {
  return Array.from(walkQuestions(pages), ({ question }) => optionsOf(question))
    .flat()
    .flatMap((option) => {
      const code = faultOf(option);
      return code ? [{ node: option.id, code }] : [];
    });
}

/** A repetition without references to questions that have left the option, or that cannot determine the order. */
export function withoutGone(option: QuestionOption): QuestionOption {
  const { repeat } = option;
  if (!repeat) return option;
  const terms = new Set(termQuestions(option).map(({ id }) => id));
  const hasOrder = orderingQuestions(option).some(({ id }) => id === repeat.orderedBy);
  const { orderedBy, descending, ...others } = repeat;
  const isOrdered = orderedBy === undefined || hasOrder;
  const isSaid = sentenceTerms(repeat.sentence ?? '').every((id) => terms.has(id));
  if (isOrdered && isSaid) return option;
  const order = isOrdered ? { orderedBy, descending } : {};
  const sentence = withTerms(repeat.sentence ?? '', (id) => (terms.has(id) ? `{#${id}}` : ''));
  return { ...option, repeat: { ...others, ...order, ...(repeat.sentence !== undefined && { sentence }) } };
}

/** The option of the repeated group around each question or choice, by id. */
export function groupsOf(pages: readonly Page[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  const add = (questions: readonly Question[], group: string | undefined): void => {
    for (const question of questions) {
      for (const { id } of [question, ...choicesOf(question)]) if (group !== undefined) groups.set(id, group);
      for (const option of optionsOf(question))
        add(option.questions ?? [], option.repeat ? (group ?? option.id) : group);
    }
  };
  for (const { questions } of pages) add(questions, undefined);
  return groups;
}

/**
 * Whether a formula reads a repeated question that has no single answer there: outside the group, only functions of
 * several values may read it, each argument from one group. Inside the group, such a function with a single argument
 * would read only one instance, although all of them are meant.
 */
export function readsBeyondGroup(
  formula: Formula,
  groups: ReadonlyMap<string, string>,
  own: string | undefined,
): boolean {
  const isForeign = (id: string) => groups.has(id) && groups.get(id) !== own;
  switch (formula.kind) {
    case 'reference':
      return isForeign(formula.id);
    case 'operation':
      return [formula.left, formula.right].some((part) => readsBeyondGroup(part, groups, own));
    case 'call':
      return readsInstances(formula.name)
        ? formula.args.some((part) => readsOverBeyond(part, formula.args.length === 1, groups, own))
        : formula.args.some((part) => readsBeyondGroup(part, groups, own));
    default:
      return false;
  }
}

/** Checks one argument of a function of several values. @param isAlone whether it is the only argument */
function readsOverBeyond(
  part: Formula,
  isAlone: boolean,
  groups: ReadonlyMap<string, string>,
  own: string | undefined,
): boolean {
  const { references, nested } = directParts(part);
  const read = new Set(references.flatMap((id) => groups.get(id) ?? []));
  const isOfOne = isAlone && own !== undefined && read.delete(own);
  read.delete(own ?? '');
  return isOfOne || read.size > 1 || nested.some((call) => readsBeyondGroup(call, groups, own));
}
