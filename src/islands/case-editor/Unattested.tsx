import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { EditedCase } from '#lib/kinds/case/body-schema.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { imageReviewMessages } from '#lib/messages/image-review.ts';
import { filesOf } from '#lib/stores/attestation.ts';
import { ImageReview } from '../image-review/ImageReview.tsx';
import { storedGroup } from '../image-review/pictures.ts';
import type { CaseEditor } from './editor.ts';

/**
 * What is to be attested, by the file that shows it, with the files that it is made of: images of the folders first;
 * what is in no folder is in the sheet.
 */
function imagesToAttest(body: EditedCase, unattested: ReadonlySet<string>): Map<string, string[]> {
  const images = body.folders.flatMap((folder) => folder.images);
  const made = images.map((image): [string, string[]] => [
    image.file,
    filesOf(image.kind === 'frame' ? image : { file: image.file }),
  ]);
  const inFolders = new Set(made.flatMap(([, files]) => files));
  const inSheet = [...unattested].filter((file) => !inFolders.has(file));
  const left = made.filter(([, files]) => files.some((file) => unattested.has(file)));
  return new Map([...left, ...inSheet.map((file): [string, string[]] => [file, [file]])]);
}

/** Images that came without their author's word: nobody else sees them. They are looked at and attested here. */
export function Unattested({ editor }: { editor: CaseEditor }) {
  const unattested = useStore(editor.attestation.$unattested);
  const body = useStore(editor.autosave.$saved);
  const [shown, setShown] = useState<ReadonlyMap<string, string[]>>();
  const waiting = imagesToAttest(body, unattested);
  const attest = async () => {
    editor.attestation.add([...(shown?.values() ?? [])].flat());
    await editor.attestation.flush();
    setShown(undefined);
  };
  return (
    <>
      {waiting.size > 0 && (
        <div className="banner warning unattested" role="status">
          <p>
            <i className="i-lucide-eye-off" aria-hidden="true" />
            {m.unattested(waiting.size)}
          </p>
          <button type="button" className="button small" onClick={() => setShown(waiting)}>
            {m.lookAtUnattested}
          </button>
        </div>
      )}
      {shown && (
        <ImageReview
          groups={[storedGroup(editor.id, [...shown.keys()])]}
          summary={imageReviewMessages.summaryStored(shown.size)}
          onAttest={attest}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
