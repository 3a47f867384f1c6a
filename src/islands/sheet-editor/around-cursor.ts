import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import type { LinkAttributes } from './document.ts';

/** The nearest node of these types around a position, and where it begins. */
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

/** The table that the cursor is in, and where it begins. */
export function tableAt({ selection, schema }: EditorState): { node: Node; at: number } | undefined {
  return ancestor(selection.$from, [schema.nodes.table!]);
}

/** The figure that is selected, or whose caption the cursor is in, and where it begins. */
export function figureAt(state: EditorState): { node: Node; at: number } | undefined {
  const { selection, schema } = state;
  if (selection instanceof NodeSelection && selection.node.type === schema.nodes.figure)
    return { node: selection.node, at: selection.from };
  return ancestor(selection.$from, [schema.nodes.figure!]);
}

/** The link that the cursor is in, with its whole text. */
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
    // Neighbours join; a second link to the same place elsewhere in the paragraph does not.
    if (childFrom <= to && childTo >= from) {
      from = Math.min(from, childFrom);
      to = Math.max(to, childTo);
    }
  });
  return { attributes: found.attrs as LinkAttributes, from, to, text: doc.textBetween(from, to) };
}
