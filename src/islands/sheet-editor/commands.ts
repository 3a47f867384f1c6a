import { lift, setBlockType, toggleMark } from 'prosemirror-commands';
import type { MarkType, Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { LinkAttributes } from './document.ts';
import type { SheetSchema } from './schema.ts';

/** What the toolbar shows of where the cursor is. */
export interface Standing {
  bold: boolean;
  italic: boolean;
  link: boolean;
  heading: 2 | 3 | null;
  list: 'bullet' | 'ordered' | null;
  table: boolean;
  headerRow: boolean;
  figure: boolean;
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

function ancestor($pos: ResolvedPos, types: readonly NodeType[]): { node: Node; at: number } | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (types.includes(node.type)) return { node, at: $pos.before(depth) };
  }
  return undefined;
}

/** The figure that is selected, or whose caption the cursor is in, and where it begins. */
export function figureAt(state: EditorState): { node: Node; at: number } | undefined {
  const { selection, schema } = state;
  if (selection instanceof NodeSelection && selection.node.type === schema.nodes.figure)
    return { node: selection.node, at: selection.from };
  return ancestor(selection.$from, [schema.nodes.figure!]);
}

/** The link that the cursor stands in, with all the text it reaches over. */
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

export function standingOf(state: EditorState): Standing {
  const { nodes, marks } = state.schema as SheetSchema;
  const { $from } = state.selection;
  const parent = $from.parent;
  const list = ancestor($from, [nodes.bullet_list, nodes.ordered_list])?.node.type;
  const table = ancestor($from, [nodes.table])?.node;
  const headers = table?.firstChild?.content.content ?? [];
  return {
    bold: hasMark(state, marks.bold),
    italic: hasMark(state, marks.italic),
    link: hasMark(state, marks.link),
    heading: parent.type === nodes.heading ? (parent.attrs.level as 2 | 3) : null,
    list: list === nodes.bullet_list ? 'bullet' : list === nodes.ordered_list ? 'ordered' : null,
    table: isInTable(state),
    headerRow: headers.length > 0 && headers.every(({ type }) => type === nodes.table_header),
    figure: figureAt(state) !== undefined,
  };
}

/** A heading of this level, or an ordinary paragraph again. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) => {
    const { nodes } = state.schema as SheetSchema;
    const { parent } = state.selection.$from;
    const same = parent.type === nodes.heading && parent.attrs.level === level;
    return setBlockType(same ? nodes.paragraph : nodes.heading, same ? null : { level })(state, dispatch);
  };
}

/** Begins a list, ends it, or changes its kind. */
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

export const toggleBold: Command = (state, dispatch) => toggleMark(state.schema.marks.bold!)(state, dispatch);
export const toggleItalic: Command = (state, dispatch) =>
  toggleMark(state.schema.marks.italic!)(state, dispatch);

/** A first row of headings and two of cells, with a paragraph after so that one can go on writing. */
export function insertTable(rows = 3, columns = 3): Command {
  return (state, dispatch) => {
    const { nodes } = state.schema as SheetSchema;
    if (isInTable(state)) return false;
    const row = (type: NodeType) =>
      nodes.table_row.create(
        null,
        Array.from({ length: columns }, () => type.createAndFill()!),
      );
    const content = Array.from({ length: rows }, (_, index) =>
      row(index === 0 ? nodes.table_header : nodes.table_cell),
    );
    return insertBlock(nodes.table.create(null, content), 4)(state, dispatch);
  };
}

/** Puts a block after the one the cursor is in (in place of an empty paragraph), the cursor `inside` it. */
export function insertBlock(block: Node, inside: number): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const { tr, schema } = state;
    const top = $from.depth > 0 ? $from.node(1) : undefined;
    const replaced = top?.type === schema.nodes.paragraph && top?.content.size === 0 ? top.nodeSize : 0;
    const at = $from.depth === 0 ? $from.pos : replaced ? $from.before(1) : $from.after(1);
    if (!dispatch) return true;
    tr.replaceWith(at, at + replaced, block);
    const after = at + block.nodeSize;
    if (after >= tr.doc.content.size) tr.insert(after, schema.nodes.paragraph!.create());
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + inside))).scrollIntoView());
    return true;
  };
}

/** Links the selection, or the link that the cursor is in, or puts `text` in as a link. */
export function setLink(attributes: LinkAttributes, text: string): Command {
  return (state, dispatch) => {
    const mark = state.schema.marks.link!.create({ ...attributes });
    const { from, to, empty } = state.selection;
    const range = empty ? linkAt(state) : { from, to };
    const { tr } = state;
    if (!range) tr.replaceSelectionWith(state.schema.text(text, [mark]), false);
    else tr.removeMark(range.from, range.to, mark.type).addMark(range.from, range.to, mark);
    dispatch?.(tr.removeStoredMark(mark.type).scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const range = empty ? linkAt(state) : { from, to };
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, state.schema.marks.link!));
  return true;
};

export const deleteFigure: Command = (state, dispatch) => {
  const figure = figureAt(state);
  if (!figure) return false;
  dispatch?.(state.tr.delete(figure.at, figure.at + figure.node.nodeSize).scrollIntoView());
  return true;
};

/** Enter in a caption goes on below the figure; in a cell it breaks the line. */
export const leaveOrBreak: Command = (state, dispatch) => {
  const { nodes } = state.schema as SheetSchema;
  const figure = figureAt(state);
  if (figure) {
    const after = figure.at + figure.node.nodeSize;
    const tr = state.tr.insert(after, nodes.paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
    return true;
  }
  return isInTable(state) && breakLine(state, dispatch);
};

export const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || figureAt(state)) return false;
  const node = state.schema.nodes.hard_break!.create();
  dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
  return true;
};

/** An empty item ends its list. */
export const leaveList: Command = (state, dispatch) => {
  const { nodes } = state.schema as SheetSchema;
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.content.size > 0) return false;
  return liftListItem(nodes.list_item)(state, dispatch) || lift(state, dispatch);
};
