import { Fragment, type Node } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { isExpandKey, phraseAt } from '#lib/phrases/phrase.ts';
import { $phrases } from '#lib/phrases/store.ts';

/** The transaction that replaces the code before the cursor with its phrase; null if there is no such code. */
export function phraseAtCursor(state: EditorState): Transaction | null {
  const { $from, empty } = state.selection;
  if (!empty) return null;
  // A line break counts as one character, so that offsets in the text are offsets in the paragraph.
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\n');
  const found = phraseAt(before, before.length, $phrases.get());
  if (!found) return null;
  const marks = state.storedMarks ?? $from.marks();
  const { schema } = state;
  const nodes = found.phrase.text
    .split('\n')
    .flatMap((line, index): Node[] => [
      ...(index > 0 ? [schema.nodes.hard_break!.create()] : []),
      ...(line === '' ? [] : [schema.text(line, marks)]),
    ]);
  const from = $from.pos - (before.length - found.from);
  return state.tr.replaceWith(from, $from.pos, Fragment.from(nodes)).scrollIntoView();
}

/** Personal phrases: Tab after a code inserts its phrase; anywhere else Tab leaves the text. */
export function phrases(): Plugin {
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        const expanded = isExpandKey(event) && !event.isComposing ? phraseAtCursor(view.state) : null;
        if (expanded) view.dispatch(expanded);
        return expanded !== null;
      },
    },
  });
}
