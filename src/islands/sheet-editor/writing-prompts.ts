import { NodeSelection, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { figureAt } from './around-cursor.ts';
import { sideOf } from './image-pairs.ts';
import type { SheetSchema } from './schema.ts';

interface PromptRequests {
  /** Opens the dialog for the alternative text of the selected image. */
  alt(): void;
}

/**
 * A button under an image without alternative text, to add one. In a pair both buttons follow both images, so that
 * the first button does not separate them.
 */
function altReminder(requests: PromptRequests, side: ReturnType<typeof sideOf>) {
  return (view: EditorView, getPos: () => number | undefined) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `button small alt-reminder${side ? ` of-${side}` : ''}`;
    button.textContent = m.altMissing;
    button.addEventListener('click', () => {
      const behind = getPos() ?? 0;
      const { nodeBefore: nearest } = view.state.doc.resolve(behind);
      const end = side === 'first' ? behind - (nearest?.nodeSize ?? 0) : behind;
      const { nodeBefore } = view.state.doc.resolve(end);
      if (!nodeBefore) return;
      const figure = NodeSelection.create(view.state.doc, end - nodeBefore.nodeSize);
      view.dispatch(view.state.tr.setSelection(figure));
      requests.alt();
    });
    return button;
  };
}

/** Placeholders where nothing is written yet: for the whole text, or for the caption at the cursor. */
export function writingPrompts(schema: SheetSchema, requests: PromptRequests) {
  return new Plugin({
    props: {
      decorations: (state) => {
        const { doc } = state;
        const [first] = doc.content.content;
        const untouched = doc.childCount === 1 && first?.type === schema.nodes.paragraph;
        const found: Decoration[] = [];
        const prompt = (at: number, size: number, text: string) =>
          found.push(Decoration.node(at, at + size, { class: 'prompted', 'data-prompt': text }));
        if (untouched && first.content.size === 0) prompt(0, first.nodeSize, m.placeholder);
        const figure = figureAt(state);
        if (figure && figure.node.content.size === 0)
          prompt(figure.at, figure.node.nodeSize, m.captionPlaceholder);
        doc.forEach((node, at, index) => {
          if (node.type !== schema.nodes.figure || node.attrs.alt !== '') return;
          const side = sideOf(doc, index);
          const after = side === 'first' ? (doc.maybeChild(index + 1)?.nodeSize ?? 0) : 0;
          const widget = { side: side === 'first' ? -3 : -2, key: `alt ${side}`, stopEvent: () => true };
          found.push(Decoration.widget(at + node.nodeSize + after, altReminder(requests, side), widget));
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
}
