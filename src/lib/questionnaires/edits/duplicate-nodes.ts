import type { QuestionnaireBody } from '../body-schema.ts';
import { findNode, placeOf } from './find-node.ts';
import { freshIds, takenIds } from './fresh-ids.ts';
import { insertNodes, outermost } from './move-nodes.ts';
import type { BodyNode } from './nodes.ts';

/**
 * Inserts a copy of each node right after it; returns the ids of the copies.
 * @param change is applied to each copy
 */
export function duplicateNodes(
  body: QuestionnaireBody,
  ids: Iterable<string>,
  change: (copy: BodyNode) => BodyNode = (copy) => copy,
): { body: QuestionnaireBody; ids: string[] } {
  const nodes = outermost(body, ids);
  const copies = freshIds(nodes, takenIds(body)).map(change);
  const next = nodes.reduce((each, { node }, index) => {
    const found = findNode(each, node.id);
    return found ? insertNodes(each, placeOf(found, 1), copies.slice(index, index + 1)) : each;
  }, body);
  return { body: next, ids: copies.map(({ node }) => node.id) };
}
