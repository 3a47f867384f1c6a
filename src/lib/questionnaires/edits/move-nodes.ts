import type { QuestionnaireBody } from '../body-schema.ts';
import {
  changeChildren,
  type FoundNode,
  findNode,
  type Place,
  parentOf,
  placeAtEnd,
  placeOf,
} from './find-node.ts';
import { mendReferences } from './mend-references.ts';
import { accepts, type BodyNode, type NodeKind, rootNodes, walkBody, walkNode } from './nodes.ts';

/** The nodes among some that are inside no other of them, in reading order. */
export function outermost(body: QuestionnaireBody, ids: Iterable<string>): BodyNode[] {
  const wanted = new Set(ids);
  const inside = new Set<string>();
  const found: BodyNode[] = [];
  for (const each of walkBody(body)) {
    if (!wanted.has(each.node.id) || inside.has(each.node.id)) continue;
    found.push(each);
    for (const { node } of walkNode(each)) inside.add(node.id);
  }
  return found;
}

/** Puts nodes into a place, which accepts them. */
export function insertNodes(
  body: QuestionnaireBody,
  { parent, index }: Place,
  nodes: readonly BodyNode[],
): QuestionnaireBody {
  return changeChildren(body, parent, (children) => children.toSpliced(index, 0, ...nodes));
}

function takeOut(body: QuestionnaireBody, nodes: readonly BodyNode[]): QuestionnaireBody {
  return nodes.reduce((rest, { node }) => {
    const found = findNode(rest, node.id);
    if (!found) return rest;
    return changeChildren(rest, parentOf(found)?.node.id, (siblings) => siblings.toSpliced(found.index, 1));
  }, body);
}

/** The body without some nodes, and without what named them. */
export function removeNodes(body: QuestionnaireBody, ids: Iterable<string>): QuestionnaireBody {
  const nodes = outermost(body, ids);
  return nodes.length === 0 ? body : mendReferences(takeOut(body, nodes));
}

/** Whether nodes may be put into a place: it accepts all of them and is inside none of them. */
function isOpen(body: QuestionnaireBody, nodes: readonly BodyNode[], { parent }: Place): boolean {
  const found = parent === undefined ? undefined : findNode(body, parent);
  if (parent !== undefined && !found) return false;
  const around = new Set(found ? [...found.parents, found].map(({ node }) => node.id) : []);
  return nodes.every(({ kind, node }) => accepts(found, kind) && !around.has(node.id));
}

/** The place after nodes beside it were removed. */
function placeAfterwards(
  body: QuestionnaireBody,
  nodes: readonly BodyNode[],
  { parent, index }: Place,
): Place {
  const found = parent === undefined ? undefined : findNode(body, parent);
  const before = found ? placeAtEnd(found).index : rootNodes(body).length;
  const moving = new Set(nodes.map(({ node }) => node.id));
  let next = Math.min(index, before);
  for (const { node } of nodes) {
    const each = findNode(body, node.id);
    if (each && parentOf(each)?.node.id === parent && each.index < index && moving.has(node.id)) next -= 1;
  }
  return { parent, index: next };
}

/** Moves nodes, in reading order, to a place; returns the same body when they are not allowed there. */
export function moveNodes(body: QuestionnaireBody, ids: Iterable<string>, place: Place): QuestionnaireBody {
  const nodes = outermost(body, ids);
  if (nodes.length === 0 || !isOpen(body, nodes, place)) return body;
  const after = placeAfterwards(body, nodes, place);
  return mendReferences(insertNodes(takeOut(body, nodes), after, nodes));
}

/** The nearest place beyond the first or last sibling, across levels; undefined when there is none. */
function placeBeyond(body: QuestionnaireBody, found: FoundNode, step: -1 | 1): Place | undefined {
  const parent = parentOf(found);
  const around = parent && findNode(body, parent.node.id);
  if (!around) return undefined;
  const beside =
    step < 0 ? around.siblings.slice(0, around.index).reverse() : around.siblings.slice(around.index + 1);
  const next = beside.find((each) => accepts(each, found.kind));
  if (next) return step < 0 ? placeAtEnd(next) : { parent: next.node.id, index: 0 };
  return outside(body, around, found.kind, step);
}

/** The place beside the parent of a node's parent, where it is allowed. */
function outside(
  body: QuestionnaireBody,
  around: FoundNode,
  kind: NodeKind,
  step: -1 | 1,
): Place | undefined {
  const home = parentOf(around);
  const found = home && findNode(body, home.node.id);
  if (!found || !accepts(parentOf(found), kind)) return undefined;
  return placeOf(found, step < 0 ? 0 : 1);
}

/** Moves nodes up or down: past their neighbour, or beyond their list where it ends. */
export function moveStep(body: QuestionnaireBody, ids: Iterable<string>, step: -1 | 1): QuestionnaireBody {
  const nodes = outermost(body, ids);
  const edge = (step < 0 ? nodes[0] : nodes.at(-1))?.node.id;
  const found = edge === undefined ? undefined : findNode(body, edge);
  if (!found) return body;
  const neighbour = found.siblings[found.index + step];
  const isRoom = neighbour && neighbour.kind === found.kind;
  const place = isRoom ? placeOf(found, step < 0 ? -1 : 2) : placeBeyond(body, found, step);
  return place ? moveNodes(body, ids, place) : body;
}
