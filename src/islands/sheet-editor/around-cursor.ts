import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import type { LinkAttributes } from './document.ts';

/** The nearest ancestor of these types around a position, and its start position. */
export function ancestor(
  $pos: ResolvedPos,
  types: readonly NodeType[],
): { node: Node; at: number } | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (types.includes(node.type)) return { node, at: $pos.before(depth) };
  }
  return undefined;
}

/** The table at the cursor, and its start position. */
export function tableAt({ selection, schema }: EditorState): { node: Node; at: number } | undefined {
  return ancestor(selection.$from, [schema.nodes.table!]);
}

/** The selected figure, or the one whose caption contains the cursor, and its start position. */
export function figureAt(state: EditorState): { node: Node; at: number } | undefined {
  const { selection, schema } = state;
  if (selection instanceof NodeSelection && selection.node.type === schema.nodes.figure)
    return { node: selection.node, at: selection.from };
  return ancestor(selection.$from, [schema.nodes.figure!]);
}

/** The link at the cursor, with its whole text. */
export function linkAt({ selection, schema, doc }: EditorState) {
  const type = schema.marks.link!;
  const { $from } = selection;
  const found = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []);
  if (!found) return undefined;
  let { from, to } = { from: $from.pos, to: $from.pos };
  const start = $from.start();
  $from.parent.forEach((child, offset) => {
    if (!found.isInSet(child.marks)) return;
    const [childFrom, childTo] = [start + offset, start + offset + child.nodeSize];
    // Adjacent text nodes are joined; a second link to the same target elsewhere in the paragraph is not.
    if (childFrom <= to && childTo >= from) {
      from = Math.min(from, childFrom);
      to = Math.max(to, childTo);
    }
  });
  return { attributes: found.attrs as LinkAttributes, from, to, text: doc.textBetween(from, to) };
}
