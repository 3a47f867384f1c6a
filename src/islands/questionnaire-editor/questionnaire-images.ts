import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Attestation } from '#lib/images/attestation-store.ts';
import { createUploads } from '#lib/images/browser/uploads.ts';
import { filesOfImage } from '#lib/images/files-of-image.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { ImageRef } from '#lib/rich-text/rich-text.ts';
import type { SeenPhotograph } from '../image-review/use-photograph-review.tsx';

/** Uploads of a questionnaire's images, and the images that the server serves only once the questionnaire is saved. */
export function createQuestionnaireImages(
  id: string,
  attestation: Attestation,
  $saved: ReadableAtom<QuestionnaireBody>,
) {
  const uploads = createUploads();
  const $previews = atom<Readonly<Record<string, string>>>({});

  /** Images that the server does not serve yet, since the saved body does not refer to them. */
  const $unsaved = computed([$saved, $previews], ({ pages, fiches }, previews): ReadonlySet<string> => {
    const files = Object.keys(previews);
    const text = files.length > 0 ? JSON.stringify([pages, fiches]) : '';
    return new Set(files.filter((file) => !text.includes(file)));
  });

  function preview(file: string, bytes: Blob): void {
    const before = $previews.get();
    if (!before[file]) $previews.set({ ...before, [file]: URL.createObjectURL(bytes) });
  }

  return {
    uploads,
    $previews,
    $unsaved,
    srcOf: (file: string) => $previews.get()[file] ?? imagePath(id, file),
    /** Uploads an image that its author has reviewed and attested. @param node the node that shows the image */
    send({ file, open }: SeenPhotograph, node: string, onDone: (image: ImageRef) => void): void {
      uploads.cancelFolder(node);
      uploads.add([
        {
          folderId: node,
          name: file.name,
          bytes: file.size,
          open,
          onDone(made, bytes) {
            attestation.add(filesOfImage(made));
            preview(made.file, bytes);
            onDone({ file: made.file, width: made.width, height: made.height });
          },
        },
      ]);
    },
  };
}
