import type { EditorState, Selection, Transaction } from 'prosemirror-state';

/** Whether a selection extends over several sections. */
export function spansSections({ from, to, $from, $to }: Selection): boolean {
  return to > from && ($from.depth === 0 || $from.index(0) !== $to.index(0));
}

/** Deletes the selection section by section, so that what remains of two sections is never joined. */
export function deleteAcross(state: EditorState): Transaction {
  const { tr, doc } = state;
  const { from, to } = state.selection;
  const ranges: [number, number][] = [];
  doc.forEach((section, offset) => {
    const [start, end] = [offset + 2, offset + section.nodeSize - 2];
    if (from <= end && to >= start) ranges.push([Math.max(from, start), Math.min(to, end)]);
  });
  for (const [start, end] of ranges.reverse()) if (end > start) tr.delete(start, end);
  return tr;
}

/** Key of the sentence that the cursor is in or just after. */
export function keyAtCursor({ selection: { $head } }: EditorState): string | null {
  for (const node of [$head.nodeBefore, $head.nodeAfter]) {
    const mark = node?.marks.find(({ type }) => type.name === 'sentence');
    if (mark) return mark.attrs.key as string;
  }
  return null;
}
