import type { QuestionnaireBody } from '../body-schema.ts';
import { type BodyNode, childNodes, type NodeTypes, rootNodes, withChildren, withRoots } from './nodes.ts';

/** A node and its place. */
export type FoundNode = BodyNode & {
  /** Its ancestors, outermost first. */
  parents: readonly BodyNode[];
  /** Its siblings, itself included. */
  siblings: readonly BodyNode[];
  index: number;
};

/** A place in a list of nodes: before the one at `index`, in a node or, without one, among pages and fiches. */
export interface Place {
  parent: string | undefined;
  index: number;
}

function search(
  siblings: readonly BodyNode[],
  id: string,
  parents: readonly BodyNode[],
): FoundNode | undefined {
  for (const [index, each] of siblings.entries()) {
    if (each.node.id === id) return { ...each, parents, siblings, index };
    const children = childNodes(each);
    const found = children.length > 0 ? search(children, id, [...parents, each]) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The node with this id and its place; undefined when there is none. */
export function findNode(body: QuestionnaireBody, id: string): FoundNode | undefined {
  return search(rootNodes(body), id, []);
}

/** The parent of a node. */
export const parentOf = ({ parents }: FoundNode): BodyNode | undefined => parents.at(-1);

/** The place before a node, or this many further. */
export function placeOf(found: FoundNode, further = 0): Place {
  return { parent: parentOf(found)?.node.id, index: found.index + further };
}

/** The place after all children of a node. */
export const placeAtEnd = (parent: BodyNode): Place => ({
  parent: parent.node.id,
  index: childNodes(parent).length,
});

type Change = (children: readonly BodyNode[]) => readonly BodyNode[];

function changeIn(siblings: readonly BodyNode[], parent: string, change: Change): BodyNode[] | undefined {
  for (const [index, each] of siblings.entries()) {
    const children = childNodes(each);
    const next = each.node.id === parent ? change(children) : changeIn(children, parent, change);
    if (next) return siblings.with(index, withChildren(each, next));
  }
  return undefined;
}

/** The body in which the children of one node were changed; everything off the path to it stays the same object. */
export function changeChildren(
  body: QuestionnaireBody,
  parent: string | undefined,
  change: Change,
): QuestionnaireBody {
  const roots = rootNodes(body);
  const next = parent === undefined ? change(roots) : changeIn(roots, parent, change);
  return next ? withRoots(body, next) : body;
}

/** The body in which the node with this id was replaced. */
export function replaceNode(
  body: QuestionnaireBody,
  id: string,
  replace: (node: BodyNode) => BodyNode,
): QuestionnaireBody {
  const found = findNode(body, id);
  if (!found) return body;
  return changeChildren(body, parentOf(found)?.node.id, (siblings) =>
    siblings.with(found.index, replace({ kind: found.kind, node: found.node } as BodyNode)),
  );
}

/** The body with a changed node; the caller knows its kind. */
export function updateNode<Node extends NodeTypes[keyof NodeTypes]>(
  body: QuestionnaireBody,
  id: string,
  update: (node: Node) => Node,
): QuestionnaireBody {
  return replaceNode(body, id, (each) => ({ ...each, node: update(each.node as Node) }) as BodyNode);
}
