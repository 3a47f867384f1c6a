import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { type BodyNode, mapNode, walkBody, walkNode } from './nodes.ts';
import { renamedNode } from './rename-node.ts';

/** Every id of a body. */
export function takenIds(body: QuestionnaireBody): Set<string> {
  return new Set(Array.from(walkBody(body), ({ node }) => node.id));
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
  return branches.map((branch) =>
    mapNode(branch, (each) => ({ kind: each.kind, node: renamedNode(each.node, rename) }) as BodyNode),
  );
}
