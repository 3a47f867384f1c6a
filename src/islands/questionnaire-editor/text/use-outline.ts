import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useDeferredValue, useMemo } from 'react';
import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { removedNodes } from '#lib/questionnaires/edits/removed-nodes.ts';
import { findBranch } from '#lib/questionnaires/outline/branch.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { idsOf, typedTree } from '#lib/questionnaires/outline/typed-tree.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';
import { outlineMessages as m } from '#lib/questionnaires/outline-texts.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { useBody } from '../use-body.ts';
import { keepOutline, keptOutline } from './typed-outline.ts';

/** The branch shown in the pane, and the text typed into it, with the tree that it was based on. */
interface OutlineState {
  branch: string | undefined;
  typed?: { text: string; over: QuestionnaireBody; isOld?: boolean };
}

/** State outside of the component: the author may look at another pane and come back to unapplied text. */
const states = new WeakMap<QuestionnaireEditor, WritableAtom<OutlineState>>();

function stateOf(editor: QuestionnaireEditor): WritableAtom<OutlineState> {
  const known = states.get(editor);
  if (known) return known;
  const $state = atom(openingState(editor));
  states.set(editor, $state);
  // Typed text stays on the device until it is applied or discarded: autosave does not cover it.
  $state.listen(({ branch, typed }) => {
    const written = typed && writeOutline(typed.over, { branch });
    const isTyped = typed !== undefined && written !== undefined && typed.text !== written;
    keepOutline(editor.id, isTyped ? { branch, text: typed.text, written } : undefined);
  });
  return $state;
}

/** The unapplied text of an earlier visit, or the text of the tree. */
function openingState(editor: QuestionnaireEditor): OutlineState {
  const kept = keptOutline(editor.id);
  if (!kept) return { branch: undefined };
  const over = editor.body();
  const branch = kept.branch !== undefined && findBranch(over, kept.branch) ? kept.branch : undefined;
  const isOld = writeOutline(over, { branch }) !== kept.written;
  return { branch, typed: { text: kept.text, over, isOld } };
}

/** Whether the pane has unapplied text: shown while the pane is hidden, and asked about before leaving the page. */
export function useUnapplied(editor: QuestionnaireEditor): boolean {
  const { typed, branch } = useStore(stateOf(editor));
  const over = typed?.over;
  const written = useMemo(() => over && writeOutline(over, { branch }), [over, branch]);
  return typed !== undefined && typed.text !== written;
}

const NONE: ReadonlySet<string> = new Set();
const newId = () => newNodeId(NONE);

/** The questionnaire or a branch of it as a text, which is edited and applied to the tree. */
export function useOutline(editor: QuestionnaireEditor) {
  const $state = stateOf(editor);
  const { branch: chosen, typed } = useStore($state);
  const now = useBody(editor);
  // An unedited text follows the changes of the tree.
  const over = typed?.over ?? now;
  const branch = chosen !== undefined && findBranch(over, chosen) ? chosen : undefined;
  const written = useMemo(() => writeOutline(over, { branch }), [over, branch]);
  const text = typed?.text ?? written;
  const deferred = useDeferredValue(text);
  const reading = useMemo(
    () => readOutline(deferred, { body: over, branch, pageName: m.pageName, newId }),
    [deferred, over, branch],
  );
  const known = useMemo(() => idsOf(over), [over]);
  const tree = useMemo(() => typedTree(reading, { branch, known }), [reading, branch, known]);
  const isTyped = text !== written;
  const removed = useMemo(() => (isTyped ? removedNodes(now, reading.body) : []), [isTyped, now, reading]);

  return {
    text,
    branch,
    reading,
    /** The tree that results from the text. */
    tree,
    removed,
    isTyped,
    /** Whether the text in the field has been parsed. */
    isRead: deferred === text,
    /** Whether the tree has changed since the text was typed. */
    isOutdated: isTyped && (over !== now || typed?.isOld === true),
    type: (next: string) => $state.set({ branch, typed: { text: next, over } }),
    /** Regenerates the text from the tree. */
    reset: (of: string | undefined) => $state.set({ branch: of }),
    /** Applies the text to the tree as one undo step; returns whether that succeeded. */
    apply(): boolean {
      const isDone = editor.edit(() => reading.body);
      if (isDone) $state.set({ branch });
      return isDone;
    },
  };
}
