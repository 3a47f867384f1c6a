import { Fragment, type Node, Slice } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import { RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';
import type { SheetSchema } from './schema.ts';

/** The content of a cell; null for a slot that a larger cell reaches into. */
type Slot = Node | null;

/** Joins the texts of several cells, one below the other. */
function joined(cells: readonly Slot[], { paragraph, hard_break }: SheetSchema['nodes']): Node {
  const texts = cells.flatMap((cell) => {
    const text = cell?.firstChild?.content;
    return text && text.size > 0 ? [text] : [];
  });
  const content = texts.reduce(
    (all, text) => (all.size === 0 ? text : all.append(Fragment.from(hard_break.create())).append(text)),
    Fragment.empty,
  );
  return paragraph.create(null, content);
}

/** Joins the columns beyond the maximum into the last one. */
function narrow(row: readonly Slot[], nodes: SheetSchema['nodes']): Slot[] {
  const last = RICH_TEXT_MAX.columns - 1;
  if (row.length <= RICH_TEXT_MAX.columns) return [...row];
  return [...row.slice(0, last), nodes.table_cell.create(null, joined(row.slice(last), nodes))];
}

/**
 * Simplifies a table for sheets: no merged cells (the text goes into the first slot), header cells in the first
 * row or nowhere. A table that is too long continues in a second one.
 */
function plainTable(table: Node): Node[] {
  const { nodes } = table.type.schema as SheetSchema;
  const { map, width, height } = TableMap.get(table);
  const seen = new Set<number>();
  const cellAt = (slot: number): Slot => {
    // 0 for a slot without a cell.
    const at = map[slot] ?? 0;
    const cell = at === 0 || seen.has(at) ? null : table.nodeAt(at);
    seen.add(at);
    return cell;
  };
  const grid = Array.from({ length: height }, (_, row) =>
    narrow(
      Array.from({ length: width }, (_, column) => cellAt(row * width + column)),
      nodes,
    ),
  );
  const header = (grid[0] ?? []).every((cell) => cell === null || cell.type === nodes.table_header);
  const rows = grid.map((cells, row) => {
    const type = header && row === 0 ? nodes.table_header : nodes.table_cell;
    return nodes.table_row.create(
      null,
      cells.map((cell) => (cell ? type.create(null, cell.content) : type.createAndFill()!)),
    );
  });
  const parts: Node[] = [];
  for (let from = 0; from < rows.length; from += RICH_TEXT_MAX.rows)
    parts.push(
      nodes.table.create(from === 0 ? table.attrs : null, rows.slice(from, from + RICH_TEXT_MAX.rows)),
    );
  return parts;
}

/** The pasted content with simplified tables. */
export function plainTables(slice: Slice): Slice {
  const content: Node[] = [];
  slice.content.forEach((node) => {
    content.push(...(node.type.name === 'table' ? plainTable(node) : [node]));
  });
  return new Slice(Fragment.from(content), slice.openStart, slice.openEnd);
}
