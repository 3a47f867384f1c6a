import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Command, Plugin } from 'prosemirror-state';
import { reportSchema } from './schema.ts';
import { deleteAcross, keyAtCursor, spansSections } from './sections.ts';

/** Key commands of the text that the page handles. */
export interface KeyRequests {
  undo(): void;
  redo(): void;
  /** Goes to the question of a sentence. */
  question(key: string | null): void;
}

const asking = (ask: () => void): Command => {
  return () => {
    ask();
    return true;
  };
};

const deleteSelected: Command = (state, dispatch) => {
  if (!spansSections(state.selection)) return false;
  dispatch?.(deleteAcross(state).scrollIntoView());
  return true;
};

const breakLine: Command = (state, dispatch) => {
  const { hard_break } = reportSchema.nodes;
  dispatch?.(state.tr.replaceSelectionWith(hard_break!.create()).scrollIntoView());
  return true;
};

/** The keymap of the text. */
export function textKeys(requests: KeyRequests): Plugin[] {
  const { strong, em } = reportSchema.marks;
  return [
    keymap({
      'Mod-z': asking(requests.undo),
      'Shift-Mod-z': asking(requests.redo),
      'Mod-y': asking(requests.redo),
      'Mod-b': toggleMark(strong!),
      'Mod-i': toggleMark(em!),
      'Alt-Enter': (state) => {
        requests.question(keyAtCursor(state));
        return true;
      },
      'Shift-Enter': breakLine,
      Backspace: chainCommands(deleteSelected, baseKeymap.Backspace!),
      Delete: chainCommands(deleteSelected, baseKeymap.Delete!),
    }),
    keymap(baseKeymap),
  ];
}
