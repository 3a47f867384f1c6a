/** A place in a page's tree: a character of a text, or a child of an element. */
export interface Point {
  node: Node;
  offset: number;
}

/** A selection, found again in another tree of the same shape. */
export type TextPlace = (root: Element) => [anchor: Point, head: Point] | null;

/** The way from a root down to a node, by the rank of each child. */
function wayTo(node: Node, root: Element): number[] | null {
  const way: number[] = [];
  for (let at: Node = node; at !== root; at = at.parentNode) {
    if (!at.parentNode) return null;
    way.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode));
  }
  return way;
}

/** The node at the end of the way, or the last that is there. */
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

/** Where the cursor is in a text; null when it is elsewhere. */
export function textPlace(root: Element): TextPlace | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  if (!anchorNode || !focusNode || !root.contains(anchorNode) || !root.contains(focusNode)) return null;
  const [anchor, head] = [wayTo(anchorNode, root), wayTo(focusNode, root)];
  if (!anchor || !head) return null;
  return (other) => [pointAt(other, anchor, anchorOffset ?? 0), pointAt(other, head, focusOffset ?? 0)];
}
