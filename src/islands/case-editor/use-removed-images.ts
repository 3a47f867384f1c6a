import { useState } from 'react';
import type { CaseFolder, CaseImage, EditedCase } from '#lib/cases/body-schema.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { insertImage, removeImages } from '#lib/cases/edits.ts';
import { goneFindings } from '#lib/cases/findings.ts';
import type { CaseEditor } from './editor.ts';

/** Puts the focus on an image of a folder, once it is there. */
function focusImage(folderId: string, index: number): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-folder="${folderId}"] .tile[data-index="${index}"]`)?.focus(),
  );
}

/** The images removed from a folder; one button restores them all as one undo step. */
export function useRemovedImages(editor: CaseEditor, { id, images }: CaseFolder) {
  const [removed, setRemoved] = useState<readonly { image: CaseImage; index: number }[]>([]);
  /** The body with its findings before the first image was removed, and after the last. */
  const [findings, setFindings] = useState<{ before: EditedCase; left: EditedCase }>();
  // Images that undoing has put back are not put back again.
  const gone = removed.filter(({ image }) => !images.includes(image));
  const remove = (indexes: readonly number[]) => {
    const last = indexes.toSorted((one, other) => other - one);
    const draft = editor.autosave.$draft.get();
    // The body that is being edited: the identity of its list shows whether it still has these findings.
    let left: EditedCase = draft;
    editor.edit((body) => {
      left = removeImages(body, id, indexes);
      return left;
    });
    editor.announce(
      m.imagesRemoved(indexes.length, images.length - indexes.length) +
        m.findingsGone(goneFindings(draft, left)),
    );
    const goesOn = findings && gone.length > 0 && findings.left.findings === draft.findings;
    setFindings({ before: goesOn ? findings.before : draft, left });
    setRemoved([
      ...gone,
      ...last.flatMap((index) => (images[index] ? [{ image: images[index], index }] : [])),
    ]);
  };
  const putBack = () => {
    // Last removed first: each image returns to its place among those that were present at the time.
    editor.edit((body) => {
      const whole = gone.reduceRight((next, { image, index }) => {
        const { length } = next.folders.find((folder) => folder.id === id)?.images ?? [];
        return insertImage(next, id, Math.min(index, length), image);
      }, body);
      const were = findings?.left.findings === body.findings && findings?.before.findings;
      return were ? { ...whole, findings: were } : whole;
    });
    editor.announce(m.imagesBack(gone.length));
    setRemoved([]);
    // The restore button, which had the focus, disappears.
    focusImage(id, Math.min(...gone.map(({ index }) => index)));
  };
  const lost = findings && gone.length > 0 ? goneFindings(findings.before, findings.left) : [];
  return { gone: gone.length, lost, remove, putBack };
}
