import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { addRowAfter, goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import {
  breakLine,
  figureAt,
  leaveList,
  leaveOrBreak,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
} from './commands.ts';
import { plainTables } from './plain-tables.ts';
import type { SheetSchema } from './schema.ts';

/** What keys ask of the page around the text. */
export interface Asks {
  link(): void;
  save(): void;
  toolbar(): void;
}

const asking = (ask: () => void): Command => {
  return () => {
    ask();
    return true;
  };
};

/** Tab goes through a table's cells and makes a new row at its end; elsewhere it leaves the text. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!dispatch || !view) return true;
  addRowAfter(state, dispatch);
  return goToNextCell(1)(view.state, dispatch);
};

function keys({ nodes }: SheetSchema, asks: Asks): Record<string, Command> {
  return {
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-k': asking(asks.link),
    'Mod-s': asking(asks.save),
    'Alt-F10': asking(asks.toolbar),
    'Mod-Alt-1': toggleHeading(2),
    'Mod-Alt-2': toggleHeading(3),
    'Mod-Shift-7': toggleList('ordered'),
    'Mod-Shift-8': toggleList('bullet'),
    Tab: nextCell,
    'Shift-Tab': (state, dispatch) => isInTable(state) && goToNextCell(-1)(state, dispatch),
    Enter: chainCommands(leaveOrBreak, leaveList, splitListItem(nodes.list_item)),
    'Shift-Enter': breakLine,
    Backspace: (state, dispatch) => {
      const { $from, empty } = state.selection;
      return empty && $from.parentOffset === 0 && liftListItem(nodes.list_item)(state, dispatch);
    },
  };
}

/** `## ` makes a heading, `- ` or `1. ` a list. */
function rules({ nodes }: SheetSchema) {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(##?)\s$/, nodes.heading, { level: 2 }),
      textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
      wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
    ],
  });
}

/** Says what belongs where nothing is written yet: the whole text, or the caption the cursor is in. */
function placeholders(schema: SheetSchema) {
  return new Plugin({
    props: {
      decorations: (state) => {
        const { doc } = state;
        const [first] = doc.content.content;
        const untouched = doc.childCount === 1 && first?.type === schema.nodes.paragraph;
        const found: Decoration[] = [];
        const hint = (at: number, size: number, text: string) =>
          found.push(Decoration.node(at, at + size, { class: 'hinted', 'data-hint': text }));
        if (untouched && first.content.size === 0) hint(0, first.nodeSize, m.placeholder);
        const figure = figureAt(state);
        if (figure && figure.node.content.size === 0)
          hint(figure.at, figure.node.nodeSize, m.captionPlaceholder);
        return DecorationSet.create(doc, found);
      },
    },
  });
}

/** Everything that makes the schema an editor. */
export function sheetPlugins(schema: SheetSchema, asks: Asks): Plugin[] {
  return [
    rules(schema),
    keymap(keys(schema, asks)),
    keymap(baseKeymap),
    history(),
    dropCursor({ color: false, class: 'drop-cursor' }),
    gapCursor(),
    placeholders(schema),
    new Plugin({ props: { transformPasted: plainTables } }),
    tableEditing(),
  ];
}
