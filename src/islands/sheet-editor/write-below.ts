import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { SheetSchema } from './schema.ts';

/** Puts the cursor into an empty paragraph at the end of the text, which is added if the last block is no paragraph. */
function goOn(view: EditorView, { nodes }: SheetSchema): void {
  const { doc, tr } = view.state;
  if (!doc.lastChild?.isTextblock) tr.insert(doc.content.size, nodes.paragraph.create());
  view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());
  view.focus();
}

/** A click below a final image or table continues the text there: a mouse has no other way to get past it. */
export function writeBelow(schema: SheetSchema): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousedown(view, event) {
          const last = view.dom.lastElementChild;
          const isBelow =
            event.button === 0 &&
            event.target === view.dom &&
            last !== null &&
            event.clientY > last.getBoundingClientRect().bottom;
          if (!isBelow || view.state.doc.lastChild?.isTextblock !== false) return false;
          event.preventDefault();
          goOn(view, schema);
          return true;
        },
      },
    },
  });
}
