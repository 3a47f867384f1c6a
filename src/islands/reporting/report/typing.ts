import type { Mark } from 'prosemirror-model';
import { type EditorState, Plugin } from 'prosemirror-state';
import { deleteAcross, spansSections } from './sections.ts';

const ENDS = /[.!?…]$/u;

function sentenceOf(marks: readonly Mark[]): Mark | undefined {
  return marks.find(({ type }) => type.name === 'sentence');
}

/**
 * The sentence that typed characters belong to, in cases that ProseMirror does not detect: when they replace a whole
 * sentence, or follow one whose full stop was deleted.
 */
function sentenceTyped(state: EditorState, from: number, to: number): Mark | undefined {
  if (from === to) {
    const before = state.doc.resolve(from).nodeBefore;
    return before?.isText && !ENDS.test(before.text ?? '') ? sentenceOf(before.marks) : undefined;
  }
  const found: (Mark | undefined)[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isInline) found.push(sentenceOf(node.marks));
  });
  const [first] = found;
  return first && found.every((mark) => mark?.eq(first)) ? first : undefined;
}

/** Plugin for typing over several sections, in place of a sentence or at its end. */
export function typing(): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const { state } = view;
        if (spansSections(state.selection)) {
          view.dispatch(deleteAcross(state).insertText(text).scrollIntoView());
          return true;
        }
        const mark = sentenceTyped(state, from, to);
        const tr = state.tr.insertText(text, from, to);
        if (!mark || tr.doc.rangeHasMark(from, from + text.length, mark.type)) return false;
        view.dispatch(tr.addMark(from, from + text.length, mark).scrollIntoView());
        return true;
      },
    },
  });
}
