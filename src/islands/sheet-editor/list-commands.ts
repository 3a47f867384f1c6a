import { lift } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';
import { ancestor } from './around-cursor.ts';
import type { SheetSchema } from './schema.ts';

/** Starts a list, ends it, or changes its kind. */
export function toggleList(kind: 'bullet' | 'ordered'): Command {
  return (state, dispatch) => {
    const { nodes } = state.schema as SheetSchema;
    const wanted = kind === 'bullet' ? nodes.bullet_list : nodes.ordered_list;
    const current = ancestor(state.selection.$from, [nodes.bullet_list, nodes.ordered_list]);
    if (!current) return wrapInList(wanted)(state, dispatch);
    if (current.node.type === wanted) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(current.at, wanted));
    return true;
  };
}

/** The depth of nested lists in a node. */
function levelsIn(node: Node): number {
  let deepest = 0;
  node.forEach((child) => {
    deepest = Math.max(deepest, levelsIn(child));
  });
  return deepest + (['bullet_list', 'ordered_list'].includes(node.type.name) ? 1 : 0);
}

/** Nests the selected items under the previous one, up to the maximum depth. */
export const indent: Command = (state, dispatch) => {
  const { nodes } = state.schema as SheetSchema;
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ firstChild }) => firstChild?.type === nodes.list_item);
  if (!range) return false;
  let level = 0;
  for (let depth = range.depth; depth > 0; depth -= 1)
    if ([nodes.bullet_list, nodes.ordered_list].includes($from.node(depth).type)) level += 1;
  let under = 0;
  for (let index = range.startIndex; index < range.endIndex; index += 1)
    under = Math.max(under, levelsIn(range.parent.child(index)));
  if (level + under >= RICH_TEXT_MAX.levels) return false;
  return sinkListItem(nodes.list_item)(state, dispatch);
};

/** Moves the selected items up one level; from the top level they leave the list. */
export const outdent: Command = (state, dispatch) =>
  liftListItem((state.schema as SheetSchema).nodes.list_item)(state, dispatch);

/** Enter in an empty item ends the list. */
export const leaveList: Command = (state, dispatch) => {
  const { nodes } = state.schema as SheetSchema;
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.content.size > 0) return false;
  return liftListItem(nodes.list_item)(state, dispatch) || lift(state, dispatch);
};
