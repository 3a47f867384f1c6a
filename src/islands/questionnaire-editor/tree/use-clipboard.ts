import type { ClipboardEvent } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import {
  type CarriedBranches,
  readBranches,
  withoutImages,
  writeBranches,
} from '#lib/questionnaires/edits/branch-text.ts';
import { type Branches, putBranches, takeBranches } from '#lib/questionnaires/edits/branches.ts';
import { findNode } from '#lib/questionnaires/edits/find-node.ts';
import { nodeText } from '#lib/questionnaires/edits/nodes.ts';
import { withoutOuterFormulas } from '#lib/questionnaires/edits/outer-formulas.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';
import { outlineMessages } from '#lib/questionnaires/outline-texts.ts';
import { questionTreeMessages as m } from '#lib/questionnaires/question-tree-texts.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { pastedOutline } from './pasted-outline.ts';
import type { TreeActions } from './tree-actions.ts';
import type { TreeView } from './tree-view.ts';

/** Clipboard type of branches. */
const TYPE = 'application/x-negatoscope-questionnaire';

/** Branches as an outline, for other programs and the text pane; zones and fiches as their text only. */
const plainText = (body: QuestionnaireBody, { nodes }: CarriedBranches) =>
  nodes
    .map((each) =>
      each.kind === 'zone' || each.kind === 'fiche'
        ? nodeText(each)
        : writeOutline(body, { branch: each.node.id }),
    )
    .join('\n');

/** Prepares branches copied from another questionnaire, whose images and other questions do not exist here. */
function fromElsewhere(carried: CarriedBranches) {
  const fitted = withoutImages(carried);
  return { ...fitted, nodes: withoutOuterFormulas(fitted.nodes) };
}

/** Copying, cutting and pasting branches of the tree, also between questionnaires and tabs. */
export function useClipboard(editor: QuestionnaireEditor, view: TreeView, actions: TreeActions) {
  const isRow = () => view.$typing.get() === undefined && editor.$selected.get().length > 0;

  /** Id of the node to paste into: the first selected one, else the last row. */
  const target = () => editor.$selected.get()[0] ?? view.rows().at(-1)?.node.id ?? '';

  function copy(event: ClipboardEvent): boolean {
    if (!isRow()) return false;
    event.preventDefault();
    const carried = { ...takeBranches(editor.body(), editor.$selected.get()), from: editor.id };
    event.clipboardData.setData(TYPE, writeBranches(carried));
    event.clipboardData.setData('text/plain', plainText(editor.body(), carried));
    editor.announce(m.copied(carried.nodes.length));
    return carried.nodes.length > 0;
  }

  function put(branches: Branches): boolean {
    let ids: string[] = [];
    const isDone = editor.edit((body) => {
      const made = putBranches(body, branches, target(), 'inside');
      ids = made.ids;
      return made.body;
    });
    if (!isDone) {
      notify('error', m.cannot);
      return false;
    }
    for (const id of ids) view.reveal(id);
    editor.select(ids);
    editor.announce(m.pasted(ids.length));
    return true;
  }

  function paste(event: ClipboardEvent): void {
    if (view.$typing.get() !== undefined || event.target instanceof HTMLInputElement) return;
    const carried = readBranches(event.clipboardData.getData(TYPE));
    const plain = event.clipboardData.getData('text/plain');
    const text = carried ? null : pastedOutline(plain, findNode(editor.body(), target())?.kind);
    if (carried || text) event.preventDefault();
    // A text from which nothing can be pasted is reported, not ignored.
    else if (plain.trim() !== '') notify('error', outlineMessages.nothingPasted);
    if (carried) {
      const { left, ...branches } =
        carried.from === editor.id ? { ...carried, left: 0 } : fromElsewhere(carried);
      if (put(branches) && left > 0) notify('success', m.imagesLeft(left));
    } else if (text && put(text.branches) && text.faultCount > 0) {
      notify('error', outlineMessages.notPasted(text.faultCount));
    }
  }

  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) actions.remove();
    },
    onPaste: paste,
  };
}
