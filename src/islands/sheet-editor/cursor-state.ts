import type { MarkType } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { isInTable, TableMap } from 'prosemirror-tables';
import { type ImageSize, RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';
import { ancestor, figureAt } from './around-cursor.ts';
import { pairAt } from './image-pairs.ts';
import { indent } from './list-commands.ts';
import type { SheetSchema } from './schema.ts';

/** The state of the toolbars at the position of the cursor. */
export interface CursorState {
  bold: boolean;
  italic: boolean;
  raised: boolean;
  lowered: boolean;
  link: boolean;
  heading: 2 | 3 | null;
  list: 'bullet' | 'ordered' | null;
  canIndent: boolean;
  table: boolean;
  headerRow: boolean;
  /** Whether the table may have another row. */
  roomForRow: boolean;
  roomForColumn: boolean;
  figure: boolean;
  /** Size of the figure at the cursor. */
  imageSize: ImageSize | null;
  pair: ReturnType<typeof pairAt>;
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

export function cursorStateOf(state: EditorState): CursorState {
  const { nodes, marks } = state.schema as SheetSchema;
  const { $from } = state.selection;
  const parent = $from.parent;
  const figure = figureAt(state);
  const list = ancestor($from, [nodes.bullet_list, nodes.ordered_list])?.node.type;
  const table = ancestor($from, [nodes.table])?.node;
  const headers = table?.firstChild?.content.content ?? [];
  const size = table ? TableMap.get(table) : { width: 0, height: 0 };
  return {
    bold: hasMark(state, marks.bold),
    italic: hasMark(state, marks.italic),
    raised: hasMark(state, marks.sup),
    lowered: hasMark(state, marks.sub),
    link: hasMark(state, marks.link),
    heading: parent.type === nodes.heading ? (parent.attrs.level as 2 | 3) : null,
    list: list === nodes.bullet_list ? 'bullet' : list === nodes.ordered_list ? 'ordered' : null,
    canIndent: indent(state),
    table: isInTable(state),
    roomForRow: size.height < RICH_TEXT_MAX.rows,
    roomForColumn: size.width < RICH_TEXT_MAX.columns,
    headerRow: headers.length > 0 && headers.every(({ type }) => type === nodes.table_header),
    figure: figure !== undefined,
    imageSize: (figure?.node.attrs.size as ImageSize | null | undefined) ?? null,
    pair: pairAt(state),
  };
}
