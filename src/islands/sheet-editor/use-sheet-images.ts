import type { EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useState } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import type { Attestation } from '#lib/images/attestation-store.ts';
import { createUploads } from '#lib/images/browser/uploads.ts';
import { filesOfImage } from '#lib/images/files-of-image.ts';
import type { UploadedImage } from '#lib/images/upload-schemas.ts';
import { type RejectedFile, sortFiles } from '../files/sort-files.ts';
import { usePhotographReview } from '../image-review/use-photograph-review.tsx';
import { addPlaceholder, removePlaceholder, replacePlaceholder } from './image-placeholders.ts';
import type { KnownImages } from './known-images.ts';
import type { TextOwner } from './schema.ts';

let lastPlaceholder = 0;

/** Inserts images from this computer into the text, with a placeholder for each during its upload. */
export function useSheetImages(
  editor: RefObject<EditorView | null>,
  { withoutFolders }: Pick<TextOwner, 'withoutFolders'>,
  knownImages: KnownImages,
  attestation: Attestation,
) {
  const [uploads] = useState(createUploads);
  const review = usePhotographReview();
  const [refused, setRefused] = useState<RejectedFile[]>([]);

  /** @param at position in the document; the cursor's when absent */
  const take = useCallback(
    async (files: readonly File[], at?: number) => {
      const sorted = await sortFiles(files, withoutFolders ? 'questionnaire' : 'case');
      setRefused(sorted.refused);
      // The position at the time of insertion: the text cannot be edited while the images are reviewed.
      const position = at ?? editor.current?.state.selection.to ?? 0;
      const seen = await review.ask(sorted.images);
      const view = editor.current;
      if (!view) return;
      const tasks = seen.map(({ file, open }) => {
        lastPlaceholder += 1;
        const id = lastPlaceholder;
        addPlaceholder(view, { id, name: file.name }, Math.min(position, view.state.doc.content.size));
        return {
          folderId: '',
          name: file.name,
          bytes: file.size,
          open,
          onDone(image: UploadedImage, bytes: Blob) {
            attestation.add(filesOfImage(image));
            knownImages.addSent(image, bytes);
            if (editor.current) replacePlaceholder(editor.current, id, image);
          },
          onCancel: () => editor.current && removePlaceholder(editor.current, id),
        };
      });
      uploads.add(tasks);
    },
    [editor, withoutFolders, knownImages, attestation, uploads, review.ask],
  );
  /** Images of a pasted web page are left out, because they are on other sites. */
  const leaveOut = useCallback(
    (count: number) => setRefused([{ name: '', reason: m.imagesLeftOut(count) }]),
    [],
  );

  return { uploads, refused, review: review.dialog, take, leaveOut, closeRefused: () => setRefused([]) };
}

export type SheetImages = ReturnType<typeof useSheetImages>;
