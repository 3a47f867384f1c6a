import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { EditorState } from 'prosemirror-state';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { sheetTemplateMessages as templates } from '#lib/cases/sheet-templates-texts.ts';
import { figureTools, tableTools } from './block-tools.ts';
import {
  insertTable,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleLowered,
  toggleRaised,
} from './commands.ts';
import { type CursorState, cursorStateOf } from './cursor-state.ts';
import { indent, outdent, toggleList } from './list-commands.ts';
import type { TextOwner } from './schema.ts';
import type { Tool } from './Toolbar.tsx';
import { type ToolActions, type ToolMakers, toolMakers } from './tool-makers.ts';

interface ToolGroups {
  main: Tool[][];
  table: Tool[][] | null;
  figure: Tool[][] | null;
}

const keyed = (label: string, ...keys: string[]) => m.withShortcut(label, keys.join('+'));

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
    tool('raised', m.raised, 'i-lucide-superscript', toggleRaised, {
      disabled,
      pressed: at.raised,
      title: keyed(m.raised, ctrl, '.'),
    }),
    tool('lowered', m.lowered, 'i-lucide-subscript', toggleLowered, {
      disabled,
      pressed: at.lowered,
      title: keyed(m.lowered, ctrl, ','),
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

/** The tools for the current position of the cursor. */
export function toolsFor(
  state: EditorState,
  actions: ToolActions,
  { withoutFolders = false, masked }: Pick<TextOwner, 'withoutFolders' | 'masked'> = {},
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
        // A fiche is short, and its questionnaire gives it structure: no templates.
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
    figure: at.figure ? figureTools(at, makers, masked !== undefined) : null,
  };
}
