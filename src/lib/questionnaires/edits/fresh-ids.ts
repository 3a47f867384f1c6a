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

/** A default answer or a formula, in which ids were replaced. */
function renamed(each: BodyNode, rename: (id: string) => string): BodyNode {
  if (each.kind !== 'question')
    return { ...each, node: { ...each.node, id: rename(each.node.id) } } as BodyNode;
  const node = { ...each.node, id: rename(each.node.id) };
  if (node.type === 'formula')
    node.expression = node.expression.replace(/\{([^{}]*)\}/g, (_, id: string) => `{${rename(id)}}`);
  if (node.type === 'single' && node.defaultAnswer !== undefined)
    node.defaultAnswer = rename(node.defaultAnswer);
  if ((node.type === 'multiple' || node.type === 'hotspot') && node.defaultAnswer)
    node.defaultAnswer = node.defaultAnswer.map(rename);
  return { kind: 'question', node };
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
