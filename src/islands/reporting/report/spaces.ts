import type { ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';

/** The letters on both sides of a place in a paragraph, empty at its ends. */
function around({ parent, parentOffset }: ResolvedPos): [before: string, after: string] {
  const text = (from: number, to: number) => parent.textBetween(from, to, '', '\n');
  return [
    text(Math.max(0, parentOffset - 1), parentOffset),
    text(parentOffset, Math.min(parent.content.size, parentOffset + 1)),
  ];
}

/** Where a sentence was taken out, one of the two spaces around it goes too. */
function closed(state: EditorState): Transaction | null {
  const { $head, head } = state.selection;
  const [before, after] = around($head);
  if (after === ' ' && (before === ' ' || before === '')) return state.tr.delete(head, head + 1);
  if (before === ' ' && after === '') return state.tr.delete(head - 1, head);
  return null;
}

/** Whether two sentences lack the space between them. */
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

/** Sentences that are cut, pasted and dropped keep one space between each other, as in word processors. */
export function spaces(): Plugin {
  return new Plugin({
    appendTransaction([first, ...others], before, state) {
      if (!first?.docChanged || others.length > 0 || !state.selection.empty) return null;
      const { from, to, empty } = before.selection;
      const event = first.getMeta('uiEvent');
      if (event === 'paste') return opened(state, Math.min(from, state.doc.content.size));
      const taken = empty ? '' : before.doc.textBetween(from, to, ' ');
      // Deleting a word deletes only the word; deleting a sentence also deletes its space.
      const isGone = state.doc.content.size === before.doc.content.size - (to - from);
      return isGone && /[.!?…]\s*$/u.test(taken) ? closed(state) : null;
    },
  });
}
