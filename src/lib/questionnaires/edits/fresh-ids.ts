import type { QuestionnaireBody } from '../body-schema.ts';
import { formulasIn } from '../formulas/dependencies.ts';
import { withReferences } from '../formulas/rewrite-formula.ts';
import { withTerms } from '../repeats/sentence-terms.ts';
import type { Repeat } from '../tree.ts';
import { type BodyNode, mapNode, walkBody, walkNode } from './nodes.ts';

const LENGTH = 8;

/** Every id of a body. */
export function takenIds(body: QuestionnaireBody): Set<string> {
  return new Set(Array.from(walkBody(body), ({ node }) => node.id));
}

/** A new id, unlike those taken: 8 random base-36 characters. */
export function newNodeId(taken: ReadonlySet<string>): string {
  for (;;) {
    const id = Math.random()
      .toString(36)
      .slice(2, 2 + LENGTH)
      .padEnd(LENGTH, '0');
    if (!taken.has(id)) return id;
  }
}

/** The formulas of a node, in which ids were replaced. */
const renamedFormulas = (node: object, rename: (id: string) => string): object =>
  Object.fromEntries(formulasIn(node).map(({ field, text }) => [field, withReferences(text, rename)]));

function renamedRepeat(repeat: Repeat, rename: (id: string) => string): Repeat {
  const { orderedBy, sentence } = repeat;
  return {
    ...repeat,
    ...(orderedBy !== undefined && { orderedBy: rename(orderedBy) }),
    ...(sentence !== undefined && { sentence: withTerms(sentence, (id) => `{#${rename(id)}}`) }),
  };
}

/** A node with another id, whose default answer and formulas name others by their new ids. */
function renamed(each: BodyNode, rename: (id: string) => string): BodyNode {
  const node = { ...each.node, id: rename(each.node.id), ...renamedFormulas(each.node, rename) };
  const next = { kind: each.kind, node } as BodyNode;
  if (next.kind === 'option' && next.node.repeat) next.node.repeat = renamedRepeat(next.node.repeat, rename);
  if (next.kind !== 'question') return next;
  const question = next.node;
  if (question.type === 'single' && question.defaultAnswer !== undefined)
    question.defaultAnswer = rename(question.defaultAnswer);
  if ((question.type === 'multiple' || question.type === 'hotspot') && question.defaultAnswer)
    question.defaultAnswer = question.defaultAnswer.map(rename);
  return next;
}

/**
 * Branches whose ids are all new; what they say of one another (defaults, formulas) follows, what they say of others
 * stays.
 * @param taken ids that are not given; the new ones are added
 */
export function freshIds(branches: readonly BodyNode[], taken: Set<string>): BodyNode[] {
  const names = new Map<string, string>();
  for (const branch of branches) {
    for (const { node } of walkNode(branch)) {
      const id = newNodeId(taken);
      taken.add(id);
      names.set(node.id, id);
    }
  }
  const rename = (id: string) => names.get(id) ?? id;
  return branches.map((branch) => mapNode(branch, (each) => renamed(each, rename)));
}
