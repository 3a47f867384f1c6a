import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useDeferredValue, useMemo } from 'react';
import { findBranch } from '#lib/interop/outline/branch.ts';
import { readOutline } from '#lib/interop/outline/read-outline.ts';
import { writeOutline } from '#lib/interop/outline/write-outline.ts';
import type { QuestionnaireBody } from '#lib/kinds/questionnaire/body-schema.ts';
import { newNodeId } from '#lib/kinds/questionnaire/edits/fresh-ids.ts';
import { removedNodes } from '#lib/kinds/questionnaire/edits/removed-nodes.ts';
import { outlineMessages as m } from '#lib/messages/outline.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { useBody } from '../use-body.ts';

/** What the pane shows, and what was typed into it over which tree. */
interface OutlineState {
  branch: string | undefined;
  typed?: { text: string; over: QuestionnaireBody };
}

/** What was typed outlives the pane: one may look at another pane and come back. */
const states = new WeakMap<QuestionnaireEditor, WritableAtom<OutlineState>>();

function stateOf(editor: QuestionnaireEditor): WritableAtom<OutlineState> {
  const $state = states.get(editor) ?? atom<OutlineState>({ branch: undefined });
  states.set(editor, $state);
  return $state;
}

const NONE: ReadonlySet<string> = new Set();
const newId = () => newNodeId(NONE);

/** The questionnaire or a branch of it as a text that is edited and put back. */
export function useOutline(editor: QuestionnaireEditor) {
  const $state = stateOf(editor);
  const { branch: chosen, typed } = useStore($state);
  const now = useBody(editor);
  // What nobody has typed into follows the tree.
  const over = typed?.over ?? now;
  const branch = chosen !== undefined && findBranch(over, chosen) ? chosen : undefined;
  const written = useMemo(() => writeOutline(over, { branch }), [over, branch]);
  const text = typed?.text ?? written;
  const deferred = useDeferredValue(text);
  const reading = useMemo(
    () => readOutline(deferred, { body: over, branch, pageName: m.pageName, newId }),
    [deferred, over, branch],
  );
  const isTyped = text !== written;
  const removed = useMemo(() => (isTyped ? removedNodes(now, reading.body) : []), [isTyped, now, reading]);

  return {
    text,
    branch,
    reading,
    removed,
    isTyped,
    /** What is read is what stands there. */
    isRead: deferred === text,
    /** The tree was changed after the text had been. */
    isOutdated: isTyped && over !== now,
    type: (next: string) => $state.set({ branch, typed: { text: next, over } }),
    /** Writes the text anew from the tree. */
    reset: (of: string | undefined) => $state.set({ branch: of }),
    /** Puts the text back into the tree as one step; returns whether that was done. */
    apply(): boolean {
      const isDone = editor.edit(() => reading.body);
      if (isDone) $state.set({ branch });
      return isDone;
    },
  };
}
