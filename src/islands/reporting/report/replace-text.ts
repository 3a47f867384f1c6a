import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/**
 * The transaction that makes a document equal to another one, replacing only what differs in each section: the cursor
 * stays where it is, and only changes are rendered again. Null when both are equal.
 */
export function replaceText(state: EditorState, next: Node): Transaction | null {
  const { tr } = state;
  for (let index = state.doc.childCount - 1; index >= 0; index -= 1) {
    const [from, to] = [state.doc.child(index), next.child(index)];
    if (!from.eq(to)) replaceSection(tr, index, to);
  }
  return tr.docChanged ? tr : null;
}

/** Start position of the content of a top-level node. */
function insideOf(doc: Node, index: number): number {
  let at = 1;
  for (let before = 0; before < index; before += 1) at += doc.child(before).nodeSize;
  return at;
}

function replaceSection(tr: Transaction, index: number, next: Node): void {
  const at = insideOf(tr.doc, index);
  const before = tr.doc.child(index);
  const start = before.content.findDiffStart(next.content);
  const end = before.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  let { a, b } = end;
  // In repeated text the common start and the common end may overlap.
  const overlap = start - Math.min(a, b);
  if (overlap > 0) [a, b] = [a + overlap, b + overlap];
  tr.replace(at + start, at + a, next.slice(start, b));
  if (!tr.doc.child(index).eq(next)) tr.replaceWith(at, at + tr.doc.child(index).content.size, next.content);
}
