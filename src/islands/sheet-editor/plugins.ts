import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, NodeSelection, Plugin } from 'prosemirror-state';
import { addRowAfter, goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import {
  breakLine,
  leaveOrBreak,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleLowered,
  toggleRaised,
} from './commands.ts';
import { doiLinks } from './doi-links.ts';
import { imagePairs } from './image-pairs.ts';
import { imagePlaceholders } from './image-placeholders.ts';
import type { KnownImages } from './known-images.ts';
import { indent, leaveList, outdent, toggleList } from './list-commands.ts';
import { type PasteRequests, pasting } from './pasting.ts';
import { releaseTab } from './release-tab.ts';
import type { SheetSchema } from './schema.ts';
import { writeBelow } from './write-below.ts';
import { writingPrompts } from './writing-prompts.ts';

/** Key commands that the text passes to the page around it. */
export interface EditorRequests extends PasteRequests {
  link(): void;
  save(): void;
  toolbar(): void;
  caption(): void;
  alt(): void;
  /** Called when Tab starts or stops leaving the text, after Escape. */
  released(isReleased: boolean): void;
}

const asking = (ask: () => void): Command => {
  return () => {
    ask();
    return true;
  };
};

/** Tab moves through the cells of a table and adds a row at its end; elsewhere it leaves the text. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!dispatch || !view) return true;
  addRowAfter(state, dispatch);
  return goToNextCell(1)(view.state, dispatch);
};

/** In a list, Tab must not leave the text unexpectedly when an item cannot be nested deeper. */
const stayInList: Command = (state) => outdent(state);

function keys({ nodes }: SheetSchema, requests: EditorRequests): Record<string, Command> {
  return {
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-.': toggleRaised,
    'Mod-,': toggleLowered,
    'Mod-k': asking(requests.link),
    'Mod-s': asking(requests.save),
    'Alt-F10': asking(requests.toolbar),
    'Mod-Alt-1': toggleHeading(2),
    'Mod-Alt-2': toggleHeading(3),
    'Mod-Shift-7': toggleList('ordered'),
    'Mod-Shift-8': toggleList('bullet'),
    Tab: chainCommands(nextCell, indent, stayInList),
    'Shift-Tab': (state, dispatch) =>
      isInTable(state) ? goToNextCell(-1)(state, dispatch) : outdent(state, dispatch),
    Enter: chainCommands(leaveOrBreak, leaveList, splitListItem(nodes.list_item)),
    'Shift-Enter': breakLine,
    Backspace: (state, dispatch) => {
      const { $from, empty } = state.selection;
      return empty && $from.parentOffset === 0 && liftListItem(nodes.list_item)(state, dispatch);
    },
  };
}

/** Input rules: `## ` starts a heading, `- ` or `1. ` a list. */
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

/** A click on an image selects it; a click on a table's caption, which is outside of the cells, opens its dialog. */
function clicks(requests: EditorRequests) {
  return new Plugin({
    props: {
      handleClickOn(view, _position, node, at, event) {
        const target = event.target as Element;
        if (node.type.name === 'table' && target.closest('caption')) requests.caption();
        else if (node.type.name === 'figure' && target.localName === 'img')
          view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
        else return false;
        return true;
      },
    },
  });
}

/** The plugins that turn the schema into an editor. */
export function sheetPlugins(
  schema: SheetSchema,
  knownImages: KnownImages,
  requests: EditorRequests,
): Plugin[] {
  return [
    releaseTab(requests.released),
    doiLinks(schema),
    rules(schema),
    keymap(keys(schema, requests)),
    keymap(baseKeymap),
    history(),
    dropCursor({ color: false, class: 'drop-cursor' }),
    gapCursor(),
    writingPrompts(schema, requests),
    imagePairs(),
    pasting(requests, knownImages),
    clicks(requests),
    writeBelow(schema),
    imagePlaceholders(),
    tableEditing(),
  ];
}
