import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Node, NodeType } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { figureAt, linkAt, tableAt } from './around-cursor.ts';
import type { LinkAttributes } from './document.ts';
import type { SheetSchema } from './schema.ts';

/** Turns the paragraph into a heading of this level, or a heading back into a paragraph. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) => {
    const { nodes } = state.schema as SheetSchema;
    const { parent } = state.selection.$from;
    const same = parent.type === nodes.heading && parent.attrs.level === level;
    return setBlockType(same ? nodes.paragraph : nodes.heading, same ? null : { level })(state, dispatch);
  };
}

export const toggleBold: Command = (state, dispatch) => toggleMark(state.schema.marks.bold!)(state, dispatch);
export const toggleItalic: Command = (state, dispatch) =>
  toggleMark(state.schema.marks.italic!)(state, dispatch);
export const toggleRaised: Command = (state, dispatch) =>
  toggleMark(state.schema.marks.sup!)(state, dispatch);
export const toggleLowered: Command = (state, dispatch) =>
  toggleMark(state.schema.marks.sub!)(state, dispatch);

/** Inserts a table with a header row, followed by a paragraph to continue writing in. */
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

/** Inserts a block after the one with the cursor (or replaces an empty paragraph), and puts the cursor `inside` it. */
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

/** Turns the selection into a link, changes the link at the cursor, or inserts `text` as a link. */
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

/** Sets the caption of the table at the cursor; an empty one removes it. */
export function setCaption(caption: string): Command {
  return (state, dispatch) => {
    const table = tableAt(state);
    if (!table) return false;
    dispatch?.(state.tr.setNodeAttribute(table.at, 'caption', caption));
    return true;
  };
}

export const deleteFigure: Command = (state, dispatch) => {
  const figure = figureAt(state);
  if (!figure) return false;
  dispatch?.(state.tr.delete(figure.at, figure.at + figure.node.nodeSize).scrollIntoView());
  return true;
};

/** Enter in a caption moves to a paragraph below the figure; in a cell it inserts a line break. */
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
