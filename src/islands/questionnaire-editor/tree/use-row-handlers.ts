import { type PointerEvent, useMemo, useRef } from 'react';
import { replaceNode } from '#lib/questionnaires/edits/find-node.ts';
import { withText } from '#lib/questionnaires/edits/nodes.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import type { RowHandlers } from './TreeRow.tsx';
import type { TreeView } from './tree-view.ts';

/** The event handlers of rows, with a stable identity, so that rows are rendered again only when they change. */
export function useRowHandlers(
  editor: QuestionnaireEditor,
  view: TreeView,
  hold: (event: PointerEvent<HTMLElement>, id: string) => void,
): RowHandlers {
  const held = useRef(hold);
  held.current = hold;
  return useMemo(
    () => ({
      onPress(event, id) {
        if (event.target instanceof HTMLInputElement || event.button !== 0) return;
        if (event.shiftKey) view.selectTo(id);
        else if (event.ctrlKey || event.metaKey) view.toggle(id);
        else if (!editor.$selected.get().includes(id)) view.select(id);
        held.current(event, id);
      },
      onFold: (id, isFolded) => view.fold(id, isFolded),
      onWrite: (id) => view.type(id),
      onText(id, text) {
        editor.edit((body) => replaceNode(body, id, (each) => withText(each, text)), `text:${id}`);
      },
      onLeave(id) {
        if (view.$typing.get() === id) view.$typing.set(undefined);
      },
    }),
    [editor, view],
  );
}
