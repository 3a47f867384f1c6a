import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { IMAGE_SIZES, type ImageSize } from '#lib/domain/rich-text.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { sheetTemplateMessages as templates } from '#lib/messages/sheet-templates.ts';
import { deleteFigure, insertTable, toggleBold, toggleHeading, toggleItalic } from './commands.ts';
import { type CursorState, cursorStateOf } from './cursor-state.ts';
import { setImageSize, togglePair } from './image-pairs.ts';
import { indent, outdent, toggleList } from './list-commands.ts';
import type { TextOwner } from './schema.ts';
import type { Tool } from './Toolbar.tsx';

export type DialogName = 'link' | 'view' | 'image' | 'alt' | 'caption' | 'templates';

interface ToolActions {
  run(command: Command): void;
  open(dialog: DialogName): void;
}

interface ToolGroups {
  main: Tool[][];
  table: Tool[][] | null;
  figure: Tool[][] | null;
}

const keyed = (label: string, ...keys: string[]) => m.withShortcut(label, keys.join('+'));

type More = Partial<Tool>;

/** Makes the tools that act at once, and those that first ask in a dialog. */
function toolMakers({ run, open }: ToolActions) {
  const tool = (id: string, label: string, icon: string, command: Command, more: More = {}): Tool => {
    return { id, label, icon, run: () => run(command), ...more };
  };
  const asking = (id: DialogName, label: string, icon: string, more: More = {}): Tool => {
    return { id, label, icon, run: () => open(id), ...more };
  };
  return { tool, asking };
}

type ToolMakers = ReturnType<typeof toolMakers>;

const ctrl = m.control;

function historyTools(state: EditorState, { tool }: ToolMakers): Tool[] {
  return [
    tool('undo', m.undo, 'i-lucide-undo-2', undo, {
      disabled: undoDepth(state) === 0,
      title: keyed(m.undo, ctrl, 'Z'),
    }),
    tool('redo', m.redo, 'i-lucide-redo-2', redo, {
      disabled: redoDepth(state) === 0,
      title: keyed(m.redo, ctrl, 'Y'),
    }),
  ];
}

function headingTools(at: CursorState, { tool }: ToolMakers): Tool[] {
  const disabled = at.figure || at.table || at.list !== null;
  return [
    tool('heading', m.heading, 'i-lucide-heading-1', toggleHeading(2), {
      disabled,
      pressed: at.heading === 2,
      title: keyed(m.heading, ctrl, 'Alt', '1'),
    }),
    tool('subheading', m.subheading, 'i-lucide-heading-2', toggleHeading(3), {
      disabled,
      pressed: at.heading === 3,
      title: keyed(m.subheading, ctrl, 'Alt', '2'),
    }),
  ];
}

function markTools(at: CursorState, { tool }: ToolMakers): Tool[] {
  const disabled = at.figure;
  return [
    tool('bold', m.bold, 'i-lucide-bold', toggleBold, {
      disabled,
      pressed: at.bold,
      title: keyed(m.bold, ctrl, 'B'),
    }),
    tool('italic', m.italic, 'i-lucide-italic', toggleItalic, {
      disabled,
      pressed: at.italic,
      title: keyed(m.italic, ctrl, 'I'),
    }),
  ];
}

function listTools(at: CursorState, { tool }: ToolMakers): Tool[] {
  const disabled = at.figure || at.table;
  return [
    tool('bullet', m.bulletList, 'i-lucide-list', toggleList('bullet'), {
      disabled,
      pressed: at.list === 'bullet',
      title: keyed(m.bulletList, ctrl, m.shift, '8'),
    }),
    tool('ordered', m.orderedList, 'i-lucide-list-ordered', toggleList('ordered'), {
      disabled,
      pressed: at.list === 'ordered',
      title: keyed(m.orderedList, ctrl, m.shift, '7'),
    }),
    tool('indent', m.indent, 'i-lucide-indent-increase', indent, {
      disabled: !at.canIndent,
      title: keyed(m.indent, m.tab),
    }),
    tool('outdent', m.outdent, 'i-lucide-indent-decrease', outdent, {
      disabled: at.list === null,
      title: keyed(m.outdent, m.shift, m.tab),
    }),
  ];
}

function linkTools(at: CursorState, { asking }: ToolMakers, withoutFolders: boolean): Tool[] {
  const disabled = at.figure;
  return [
    asking('link', m.link, 'i-lucide-link', {
      disabled,
      pressed: at.link,
      title: keyed(m.link, ctrl, 'K'),
    }),
    ...(withoutFolders ? [] : [asking('view', m.view, 'i-lucide-images', { disabled })]),
  ];
}

function tableTools(at: CursorState, { tool, asking }: ToolMakers): Tool[][] {
  const row = { disabled: !at.roomForRow };
  const column = { disabled: !at.roomForColumn };
  return [
    [
      tool('row-before', m.rowBefore, 'i-lucide-arrow-up-to-line', addRowBefore, row),
      tool('row-after', m.rowAfter, 'i-lucide-arrow-down-to-line', addRowAfter, row),
      tool('column-before', m.columnBefore, 'i-lucide-arrow-left-to-line', addColumnBefore, column),
      tool('column-after', m.columnAfter, 'i-lucide-arrow-right-to-line', addColumnAfter, column),
    ],
    [
      tool('header', m.headerRow, 'i-lucide-panel-top', toggleHeaderRow, { pressed: at.headerRow }),
      asking('caption', m.tableCaption, 'i-lucide-captions'),
    ],
    [
      tool('delete-row', m.deleteRow, 'i-lucide-table-rows-split', deleteRow),
      tool('delete-column', m.deleteColumn, 'i-lucide-table-columns-split', deleteColumn),
      tool('delete-table', m.deleteTable, 'i-lucide-trash-2', deleteTable),
    ],
  ];
}

const SIZE_ICONS: Record<ImageSize, string> = {
  small: 'i-lucide-rectangle-vertical',
  medium: 'i-lucide-square',
  full: 'i-lucide-rectangle-horizontal',
};

/** In a pair each image has half of the width. */
function sizeTools({ imageSize, pair }: CursorState, { tool }: ToolMakers): Tool[] {
  return IMAGE_SIZES.map((size) =>
    tool(`size-${size}`, m.imageSizes[size], SIZE_ICONS[size], setImageSize(size), {
      pressed: imageSize === size && !pair?.isPair,
      disabled: pair?.isPair ?? false,
    }),
  );
}

function figureTools(at: CursorState, makers: ToolMakers): Tool[][] {
  const { tool, asking } = makers;
  return [
    [
      ...sizeTools(at, makers),
      tool('pair', m.pair, 'i-lucide-columns-2', togglePair, {
        pressed: at.pair?.isPair ?? false,
        disabled: at.pair === undefined,
        title: at.pair ? m.pair : m.pairHint,
      }),
    ],
    [
      asking('alt', m.alt, 'i-lucide-text-cursor-input'),
      tool('delete-figure', m.deleteImage, 'i-lucide-trash-2', deleteFigure),
    ],
  ];
}

/** The tools for where the cursor is. */
export function toolsFor(
  state: EditorState,
  actions: ToolActions,
  { withoutFolders = false }: Pick<TextOwner, 'withoutFolders'> = {},
): ToolGroups {
  const at = cursorStateOf(state);
  const makers = toolMakers(actions);
  const { tool, asking } = makers;
  return {
    main: [
      historyTools(state, makers),
      headingTools(at, makers),
      markTools(at, makers),
      listTools(at, makers),
      linkTools(at, makers, withoutFolders),
      [
        asking('image', m.image, 'i-lucide-image-plus'),
        tool('table', m.table, 'i-lucide-table', insertTable(), { disabled: at.table }),
        // A questionnaire's fiche is short; its questionnaire is the plan.
        ...(withoutFolders
          ? []
          : [
              asking('templates', templates.tool, 'i-lucide-layout-template', {
                disabled: at.table || at.figure,
              }),
            ]),
      ],
    ],
    table: at.table ? tableTools(at, makers) : null,
    figure: at.figure ? figureTools(at, makers) : null,
  };
}
