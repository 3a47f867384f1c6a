import type { ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';

/** The characters before and after a position in a paragraph; empty at either end. */
function around({ parent, parentOffset }: ResolvedPos): [before: string, after: string] {
  const text = (from: number, to: number) => parent.textBetween(from, to, '', '\n');
  return [
    text(Math.max(0, parentOffset - 1), parentOffset),
    text(parentOffset, Math.min(parent.content.size, parentOffset + 1)),
  ];
}

/** Removes one of the two spaces around a sentence that was taken out. */
function closed(state: EditorState): Transaction | null {
  const { $head, head } = state.selection;
  const [before, after] = around($head);
  if (after === ' ' && (before === ' ' || before === '')) return state.tr.delete(head, head + 1);
  if (before === ' ' && after === '') return state.tr.delete(head - 1, head);
  return null;
}

/** Whether the space between two sentences is missing. */
function isTight([before, after]: [string, string]): boolean {
  return /[.!?…]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
}

/** Adds the missing spaces on both sides of an inserted sentence. */
function opened(state: EditorState, start: number): Transaction | null {
  const { tr } = state;
  for (const at of [state.selection.head, start])
    if (isTight(around(state.doc.resolve(at)))) tr.insertText(' ', at);
  return tr.docChanged ? tr : null;
}

/** Plugin: sentences that are cut, pasted or dropped keep one space between them, as in word processors. */
export function spaces(): Plugin {
  return new Plugin({
    appendTransaction([first, ...others], before, state) {
      if (!first?.docChanged || others.length > 0 || !state.selection.empty) return null;
      const { from, to, empty } = before.selection;
      const event = first.getMeta('uiEvent');
      if (event === 'paste') return opened(state, Math.min(from, state.doc.content.size));
      const taken = empty ? '' : before.doc.textBetween(from, to, ' ');
      // Deleting a word leaves its spaces; deleting a sentence also removes one of the spaces around it.
      const isGone = state.doc.content.size === before.doc.content.size - (to - from);
      return isGone && /[.!?…]\s*$/u.test(taken) ? closed(state) : null;
    },
  });
}
