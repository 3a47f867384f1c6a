/** A position in a DOM tree: a character of a text node, or a child of an element. */
export interface Point {
  node: Node;
  offset: number;
}

/** A selection that can be found in another tree of the same shape. */
export type TextPlace = (root: Element) => [anchor: Point, head: Point] | null;

/** The path from a root to a node, by child indexes. */
function wayTo(node: Node, root: Element): number[] | null {
  const way: number[] = [];
  for (let at: Node = node; at !== root; at = at.parentNode) {
    if (!at.parentNode) return null;
    way.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode));
  }
  return way;
}

/** The node at the end of a path, or the last existing one on it. */
function pointAt(root: Element, way: readonly number[], offset: number): Point {
  let node: Node = root;
  for (const rank of way) {
    const child: Node | undefined = node.childNodes[rank];
    if (!child) return { node, offset: node.childNodes.length };
    node = child;
  }
  const length = node instanceof Text ? node.length : node.childNodes.length;
  return { node, offset: Math.min(offset, length) };
}

/** The position of the selection in a text; null if it is elsewhere. */
export function textPlace(root: Element): TextPlace | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  if (!anchorNode || !focusNode || !root.contains(anchorNode) || !root.contains(focusNode)) return null;
  const [anchor, head] = [wayTo(anchorNode, root), wayTo(focusNode, root)];
  if (!anchor || !head) return null;
  return (other) => [pointAt(other, anchor, anchorOffset ?? 0), pointAt(other, head, focusOffset ?? 0)];
}
