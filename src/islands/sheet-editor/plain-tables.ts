import { Fragment, type Node, Slice } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import type { SheetSchema } from './schema.ts';

/** A table as a sheet can hold it: no cell over several columns or rows, headings in the first row or nowhere. */
function plainTable(table: Node): Node {
  const { nodes } = table.type.schema as SheetSchema;
  const { map, width, height } = TableMap.get(table);
  const seen = new Set<number>();
  const cellAt = (slot: number): Node | null => {
    const at = map[slot] ?? 0;
    const cell = seen.has(at) ? null : table.nodeAt(at);
    seen.add(at);
    return cell;
  };
  const grid = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => cellAt(row * width + column)),
  );
  const header = (grid[0] ?? []).every((cell) => cell?.type === nodes.table_header);
  const rows = grid.map((cells, row) => {
    const type = header && row === 0 ? nodes.table_header : nodes.table_cell;
    return nodes.table_row.create(
      null,
      cells.map((cell) => (cell ? type.create(null, cell.content) : type.createAndFill()!)),
    );
  });
  return nodes.table.create(null, rows);
}

/** What is pasted, its tables made plain. */
export function plainTables(slice: Slice): Slice {
  const content: Node[] = [];
  slice.content.forEach((node) => {
    content.push(node.type.name === 'table' ? plainTable(node) : node);
  });
  return new Slice(Fragment.from(content), slice.openStart, slice.openEnd);
}
