import { choicesOf } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { type FormulaField, formulasOf, type PlacedFormula } from '../formulas/dependencies.ts';
import { faultyFormulas } from '../formulas/formula-faults.ts';
import { referencesIn } from '../formulas/parse-formula.ts';
import { withoutGone } from '../repeats/repeat-faults.ts';
import {
  choiceText,
  optionsOf,
  type Page,
  type Question,
  type QuestionOption,
  walkQuestions,
  type Zone,
} from '../tree.ts';
import { type BodyNode, mapBody } from './nodes.ts';

/** Something that an edit removes as a side effect; `text` is that of the node that loses it. */
export type Orphan =
  /** The node's default answer can no longer be given. */
  | { kind: 'default'; node: string; text: string }
  /** The node's formula reads a node that is gone or of another type, or the node is no longer a calculation. */
  | { kind: 'formula'; node: string; text: string; reads: readonly string[] }
  /** The condition of the node, or of its sentence, reads a node that is gone or of another type. */
  | { kind: 'condition'; node: string; text: string; reads: readonly string[] }
  /** The fiche that the node opened was removed. */
  | { kind: 'fiche'; node: string; text: string }
  /** An option or zone that the question's new type cannot have, with the number of questions below it. */
  | { kind: 'choice'; node: string; text: string; questions: number }
  /** The order or the sentence of a repeated group refers to a question that was moved out of the group. */
  | { kind: 'repeat'; node: string; text: string }
  /** The sentence for the value of a question, which its new type cannot have. */
  | { kind: 'sentence'; node: string; text: string };

const subQuestions = (choice: QuestionOption | Zone) => ('questions' in choice && choice.questions) || [];

function defaultsOf(question: Question): unknown[] {
  return 'defaultAnswer' in question ? [question.defaultAnswer ?? []].flat() : [];
}

/** The defaults that an edit made impossible, without those that the author removed on purpose. */
function lostDefault(before: Question, after: Question): Orphan[] {
  const [had, has] = [defaultsOf(before), new Set(defaultsOf(after))];
  const ids = new Set<unknown>(choicesOf(after).map(({ id }) => id));
  const isChoice = choicesOf(before).length > 0;
  const lost = had.filter(
    (each) => !has.has(each) && (before.type !== after.type || (isChoice && !ids.has(each))),
  );
  return lost.length > 0 ? [{ kind: 'default', node: after.id, text: after.text }] : [];
}

type Known = ReadonlyMap<string, Question>;

const wordsOf = (node: Question | QuestionOption | Zone) => ('label' in node ? node.label : node.text);

/** A question with its options or zones, by id. */
const nodesOf = (question: Question) =>
  new Map([question, ...choicesOf(question)].map((node) => [node.id, node]));

/** A calculation or a condition that a node lost, though the node still exists. */
type LostFormula = PlacedFormula & { words: string; isOtherType: boolean };

function lostFormulas(before: Question, after: Question): LostFormula[] {
  const kept = new Set(formulasOf(after).map(({ node, field }) => `${field} ${node}`));
  const left = nodesOf(after);
  return formulasOf(before).flatMap((formula): LostFormula[] => {
    const { node, field } = formula;
    const now = left.get(node);
    if (!now || kept.has(`${field} ${node}`)) return [];
    return [{ ...formula, words: wordsOf(now), isOtherType: cannotHave(field, node, after) }];
  });
}

/** Whether a question of the new type, or a zone of it, cannot have such a formula. */
function cannotHave(field: FormulaField, node: string, after: Question): boolean {
  if (field === 'expression') return after.type !== 'formula';
  return field === 'condition' && node !== after.id && after.type === 'hotspot';
}

/** The lost formulas that an edit made impossible; the author removed the others on purpose. */
function orphanedFormulas(
  lost: readonly LostFormula[],
  next: QuestionnaireBody,
  gone: ReadonlyMap<string, string>,
): Orphan[] {
  if (lost.length === 0) return [];
  const byNode = Map.groupBy(lost, ({ node }) => node);
  const restored = mapBody(next, (each) => {
    const fields = (byNode.get(each.node.id) ?? []).filter(({ isOtherType }) => !isOtherType);
    if (fields.length === 0) return each;
    const node = { ...each.node, ...Object.fromEntries(fields.map(({ field, text }) => [field, text])) };
    return { kind: each.kind, node } as BodyNode;
  });
  const faulty = new Set(faultyFormulas(restored.pages).map(({ node, field }) => `${field} ${node}`));
  return lost
    .filter(({ node, field, isOtherType }) => isOtherType || faulty.has(`${field} ${node}`))
    .map(({ node, field, text, words }) => ({
      kind: field === 'expression' ? 'formula' : 'condition',
      node,
      text: words,
      reads: referencesIn(text).flatMap((id) => gone.get(id) ?? []),
    }));
}

/** The text of every question, option and zone that is gone or has another type, by id. */
function goneTexts(before: Known, after: Known): ReadonlyMap<string, string> {
  const gone = new Map<string, string>();
  for (const question of before.values()) {
    const now = after.get(question.id);
    const left = now ? nodesOf(now) : new Map();
    for (const node of nodesOf(question).values())
      if (!left.has(node.id) || (node === question && now?.type !== question.type))
        gone.set(node.id, wordsOf(node));
  }
  return gone;
}

function lostFiches(before: Question, after: Question, fiches: ReadonlySet<string>): Orphan[] {
  const had = new Map([before, ...optionsOf(before)].map(({ id, fiche }) => [id, fiche]));
  return [after, ...optionsOf(after)].flatMap(({ id, text }): Orphan[] => {
    const fiche = had.get(id);
    return fiche !== undefined && !fiches.has(fiche) ? [{ kind: 'fiche', node: id, text }] : [];
  });
}

/** Repeated groups that refer to a question which has left the group or has another type. */
function lostInRepeats(before: Question, after: Question): Orphan[] {
  const had = new Map(optionsOf(before).map((option) => [option.id, option]));
  return optionsOf(after).flatMap((option): Orphan[] => {
    const repeat = had.get(option.id)?.repeat;
    if (!repeat || !option.repeat || withoutGone({ ...option, repeat }).repeat === repeat) return [];
    return [{ kind: 'repeat', node: option.id, text: option.text }];
  });
}

/** What a question loses when its type changes. */
function lostByType(before: Question, after: Question): Orphan[] {
  if (before.type === after.type) return [];
  const kept = new Map(choicesOf(after).map((choice) => [choice.id, choice]));
  const lost = choicesOf(before).flatMap((choice): Orphan[] => {
    const now = kept.get(choice.id);
    const questions = subQuestions(choice).length - (now ? subQuestions(now).length : 0);
    if (now && questions === 0) return [];
    return [{ kind: 'choice', node: choice.id, text: choiceText(choice), questions }];
  });
  const hadSentence = 'sentence' in before && before.sentence;
  return hadSentence && !('sentence' in after)
    ? [...lost, { kind: 'sentence', node: after.id, text: after.text }]
    : lost;
}

const byId = (pages: Page[]): Known =>
  new Map(Array.from(walkQuestions(pages), ({ question }) => [question.id, question]));

/**
 * The side effects of an edit that turns `body` into `next`, in which references to removed nodes were already removed
 * (`mend-references.ts`). Removed nodes themselves are not orphans.
 */
export function orphans(body: QuestionnaireBody, next: QuestionnaireBody): Orphan[] {
  if (body.pages === next.pages && body.fiches === next.fiches) return [];
  const [before, after] = [byId(body.pages), byId(next.pages)];
  const fiches = new Set(next.fiches?.map(({ id }) => id));
  const lost = [...after.values()].flatMap((now) => {
    const was = before.get(now.id);
    return was && was !== now ? lostFormulas(was, now) : [];
  });
  const formulas = Map.groupBy(orphanedFormulas(lost, next, goneTexts(before, after)), ({ node }) => node);
  return [...after.values()].flatMap((now) => {
    const was = before.get(now.id);
    if (!was || was === now) return [];
    return [
      ...lostByType(was, now),
      ...[...nodesOf(now).keys()].flatMap((id) => formulas.get(id) ?? []),
      ...lostDefault(was, now),
      ...lostInRepeats(was, now),
      ...lostFiches(was, now, fiches),
    ];
  });
}
