import { useEffect, useState } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import type { Attestation } from '#lib/images/attestation-store.ts';
import { createUploads } from '#lib/images/browser/uploads.ts';
import { filesOfImage } from '#lib/images/files-of-image.ts';
import { type ImageRef, RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';
import { AddButton } from '../files/AddButton.tsx';
import { RefusedFiles } from '../files/RefusedFiles.tsx';
import { type RejectedFile, sortFiles } from '../files/sort-files.ts';
import { Dialog } from '../form/Dialog.tsx';
import { usePhotographReview } from '../image-review/use-photograph-review.tsx';
import { ImagePicker, usePicked } from './ImagePicker.tsx';
import type { KnownImage, KnownImages } from './known-images.ts';
import type { TextOwner } from './schema.ts';
import { TextField } from './TextField.tsx';
import { UploadProgress } from './UploadProgress.tsx';

interface ImageDialogProps {
  owner: TextOwner;
  knownImages: KnownImages;
  attestation: Attestation;
  onInsert(image: ImageRef): void;
  onClose(): void;
}

/** One image from this computer, uploaded while the rest of the dialog is filled in. */
function useSent(owner: TextOwner, knownImages: KnownImages, attestation: Attestation) {
  const [uploads] = useState(createUploads);
  const review = usePhotographReview();
  const [sent, setSent] = useState<KnownImage | null>(null);
  const [refused, setRefused] = useState<RejectedFile[]>([]);
  useEffect(() => uploads.cancelAll, [uploads]);
  const take = async (files: readonly File[]) => {
    const sorted = await sortFiles(files.slice(0, 1), owner.withoutFolders ? 'questionnaire' : 'case');
    const others = files.slice(1).map(({ name }) => ({ name, reason: m.oneAtATime }));
    setRefused([...sorted.refused, ...others]);
    const seen = await review.ask(sorted.images);
    if (seen.length === 0) return;
    uploads.cancelAll();
    uploads.add(
      seen.map(({ file, open }) => ({
        folderId: '',
        name: file.name,
        bytes: file.size,
        open,
        onDone(image, bytes) {
          attestation.add(filesOfImage(image));
          knownImages.addSent(image, bytes);
          setSent(image);
        },
      })),
    );
  };
  return { uploads, sent, refused, review: review.dialog, take, forget: () => setSent(null) };
}

/** Dialog that inserts an image, from the case or from this computer, with its caption and its alternative text. */
export function ImageDialog({ owner, knownImages, attestation, onInsert, onClose }: ImageDialogProps) {
  const [picked, setPicked] = usePicked(owner);
  const { uploads, sent, refused, review, take, forget } = useSent(owner, knownImages, attestation);
  const [caption, setCaption] = useState('');
  const [alt, setAlt] = useState('');
  const [isMissing, setMissing] = useState(false);
  const image = sent ?? owner.folders[picked.folder]?.images[picked.image];
  const submit = async () => {
    setMissing(!image);
    if (image) onInsert({ ...image, alt: alt.trim(), caption: caption.trim() });
    return image !== undefined;
  };
  return (
    <>
      {review}
      <Dialog title={m.imageTitle} submitLabel={m.insert} onSubmit={submit} onClose={onClose}>
        <div className="picker-own">
          <AddButton label={m.fromComputer} onFiles={(files) => void take(files)} />
          <p className="hint">{m.fromComputerHint}</p>
        </div>
        <UploadProgress uploads={uploads} />
        <RefusedFiles caseId={owner.withoutFolders ? undefined : owner.id} refused={refused} />
        {sent ? (
          <figure className="picker-image">
            <img
              src={knownImages.srcOf(sent.file)}
              alt={m.sentImage}
              width={sent.width}
              height={sent.height}
            />
            {owner.folders.length > 0 && (
              <button type="button" className="button small" onClick={forget}>
                {m.fromCase}
              </button>
            )}
          </figure>
        ) : owner.folders.length > 0 ? (
          <ImagePicker owner={owner} picked={picked} onPick={setPicked} />
        ) : (
          <p>{owner.withoutFolders ? m.noImageYet : m.noImage}</p>
        )}
        {isMissing && (
          <p className="field-fault" role="alert">
            {m.imageRequired}
          </p>
        )}
        <TextField label={m.caption} most={RICH_TEXT_MAX.caption} value={caption} onChange={setCaption} />
        <TextField label={m.altLabel} most={RICH_TEXT_MAX.alt} value={alt} onChange={setAlt} />
      </Dialog>
    </>
  );
}
