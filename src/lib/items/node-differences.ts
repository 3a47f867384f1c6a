import { inOrder } from '#lib/platform/in-order.ts';
import { type Difference, more, type NodeType } from './differences.ts';

/** A node of a body: a page, a question, a row … */
export interface BodyNode {
  /** The same in both states; unique in each. */
  id: string;
  type: NodeType;
  name: string;
  /** Id of the parent node; empty at the top level. */
  parent: string;
  /** Its readable texts, without its name and its descendants. */
  words: readonly string[];
  /** All its own values, for detecting changes. */
  own: unknown;
}

type Change = Extract<Difference, { what: 'node' }>['change'];
type Nodes = ReadonlyMap<string, BodyNode>;

const NONE: readonly string[] = [];

/** Ids of nodes that exist in both states with another parent, or in another order among the same siblings. */
function movedIn(before: Nodes, after: Nodes): ReadonlySet<string> {
  const places = new Map([...before.keys()].map((id, place) => [id, place]));
  const moved = new Set<string>();
  const siblings = new Map<string, string[]>();
  for (const { id, parent } of after.values()) {
    const old = before.get(id);
    if (!old) continue;
    if (old.parent === parent) siblings.set(parent, [...(siblings.get(parent) ?? []), id]);
    else moved.add(id);
  }
  for (const ids of siblings.values()) {
    const stayed = inOrder(ids.map((id) => places.get(id)!));
    for (const [index, id] of ids.entries()) if (!stayed.has(index)) moved.add(id);
  }
  return moved;
}

/** All readable texts in a node and its descendants. */
function allWords(node: BodyNode, nodes: Nodes): string[] {
  const inside = [...nodes.values()].filter(({ parent }) => parent === node.id);
  return [...node.words, ...inside.flatMap((each) => [each.name, ...allWords(each, nodes)])];
}

/**
 * The differences between the nodes of two bodies: removed nodes in document order, then added, changed or
 * moved ones. A node that was added or removed together with its parent is described with the parent.
 */
export function nodeDifferences(before: readonly BodyNode[], after: readonly BodyNode[]): Difference[] {
  const then: Nodes = new Map(before.map((node) => [node.id, node]));
  const now: Nodes = new Map(after.map((node) => [node.id, node]));
  const moved = movedIn(then, now);
  const tell = (
    change: Change,
    node: BodyNode,
    nodes: Nodes,
    words: { added?: string[]; removed?: string[] },
  ) => ({
    what: 'node' as const,
    change,
    type: node.type,
    name: node.name,
    within: nodes.get(node.parent)?.name ?? '',
    added: words.added ?? [],
    removed: words.removed ?? [],
  });
  const gone = before
    .filter(({ id, parent }) => !now.has(id) && (parent === '' || now.has(parent)))
    .map((node) => tell('removed', node, then, { removed: allWords(node, then) }));
  const rest = after.flatMap((node): Difference[] => {
    const old = then.get(node.id);
    if (!old) {
      const isFirst = node.parent === '' || then.has(node.parent);
      return isFirst ? [tell('added', node, now, { added: allWords(node, now) })] : [];
    }
    const told = moved.has(node.id) ? [tell('moved', node, now, {})] : [];
    if (old.name === node.name && JSON.stringify(old.own) === JSON.stringify(node.own)) return told;
    const name = old.name === node.name ? [NONE, NONE] : [[old.name], [node.name]];
    const [had, has] = [
      [...name[0]!, ...old.words],
      [...name[1]!, ...node.words],
    ];
    return [...told, tell('changed', node, now, { removed: more(had, has), added: more(has, had) })];
  });
  return [...gone, ...rest];
}
