import { fold } from '#lib/platform/fold.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { type BodyNode, childNodes, nodeText, rootNodes } from '#lib/questionnaires/edits/nodes.ts';

/** A row of the tree: a node, and its position for screen readers. */
export type Row = BodyNode & {
  level: number;
  position: number;
  count: number;
  /** Undefined for a node without children. */
  isOpen: boolean | undefined;
};

/** Which nodes are shown: none inside collapsed ones; during a search, only matches and their ancestors. */
export interface Shown {
  folded: ReadonlySet<string>;
  query: string;
}

/** The ids of the nodes whose text matches a search, and of all their ancestors. */
function foundIds(roots: readonly BodyNode[], words: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (each: BodyNode): boolean => {
    const text = fold(nodeText(each));
    const inside = childNodes(each).map(visit).some(Boolean);
    const isFound = inside || words.every((word) => text.includes(word));
    if (isFound) found.add(each.node.id);
    return isFound;
  };
  for (const root of roots) visit(root);
  return found;
}

/** The rows of a tree, in reading order. */
export function rowsOf(body: QuestionnaireBody, { folded, query }: Shown): Row[] {
  const roots = rootNodes(body);
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = words.length > 0 ? foundIds(roots, words) : undefined;
  const rows: Row[] = [];
  const add = (nodes: readonly BodyNode[], level: number) => {
    const shown = found ? nodes.filter(({ node }) => found.has(node.id)) : nodes;
    for (const [index, each] of shown.entries()) {
      const children = childNodes(each);
      const isOpen = children.length > 0 ? found !== undefined || !folded.has(each.node.id) : undefined;
      rows.push({ ...each, level, position: index + 1, count: shown.length, isOpen });
      if (isOpen) add(children, level + 1);
    }
  };
  add(roots, 1);
  return rows;
}
