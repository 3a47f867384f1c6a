import { NodeSelection, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { figureAt } from './around-cursor.ts';
import type { SheetSchema } from './schema.ts';

interface PromptRequests {
  /** The selected image is to be described. */
  alt(): void;
}

/** EditorRequests, under an image that only the eyes know, for its description. */
function altReminder(requests: PromptRequests) {
  return (view: EditorView, getPos: () => number | undefined) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button small alt-reminder';
    button.textContent = m.altMissing;
    button.addEventListener('click', () => {
      const end = getPos() ?? 0;
      const { nodeBefore } = view.state.doc.resolve(end);
      if (!nodeBefore) return;
      const figure = NodeSelection.create(view.state.doc, end - nodeBefore.nodeSize);
      view.dispatch(view.state.tr.setSelection(figure));
      requests.alt();
    });
    return button;
  };
}

/** Says what belongs where nothing is written yet: the whole text, or the caption the cursor is in. */
export function writingPrompts(schema: SheetSchema, requests: PromptRequests) {
  const reminder = altReminder(requests);
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
        doc.forEach((node, at) => {
          if (node.type !== schema.nodes.figure || node.attrs.alt !== '') return;
          const end = at + node.nodeSize;
          found.push(Decoration.widget(end, reminder, { side: -2, key: 'alt', stopEvent: () => true }));
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
}
