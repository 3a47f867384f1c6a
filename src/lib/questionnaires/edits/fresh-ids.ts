import type { QuestionnaireBody } from '../body-schema.ts';
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

const FORMULAS = ['expression', 'condition', 'sentenceCondition'] as const;

/** Texts between quotes stay; what stands between braces is an id. */
const NAMES = /"[^"]*"|\{([^{}]*)\}/g;

/** The formulas of a node, in which ids were replaced. */
function renamedFormulas(node: object, rename: (id: string) => string): object {
  const fields = node as Partial<Record<(typeof FORMULAS)[number], string>>;
  const named = FORMULAS.flatMap((field) => {
    const text = fields[field];
    return text
      ? [[field, text.replace(NAMES, (part, id) => (id === undefined ? part : `{${rename(id)}}`))]]
      : [];
  });
  return Object.fromEntries(named);
}

/** A node with another id, whose default answer and formulas name others by their new ids. */
function renamed(each: BodyNode, rename: (id: string) => string): BodyNode {
  const node = { ...each.node, id: rename(each.node.id), ...renamedFormulas(each.node, rename) };
  const next = { kind: each.kind, node } as BodyNode;
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
