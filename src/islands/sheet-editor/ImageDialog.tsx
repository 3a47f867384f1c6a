import { useId, useState } from 'react';
import { type CaseView, type ImageRef, RICH_TEXT_MAX } from '#lib/domain/rich-text.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { Dialog } from '../list/Dialog.tsx';
import { ImagePicker, type Picked } from './ImagePicker.tsx';
import type { SheetCase } from './schema.ts';

interface TextFieldProps {
  label: string;
  maxLength: number;
  value: string;
  onChange(value: string): void;
}

export function TextField({ label, maxLength, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        lang="fr"
        spellCheck
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface ImageDialogProps {
  owner: SheetCase;
  onInsert(image: ImageRef): void;
  onClose(): void;
}

const FIRST: Picked = { folder: 0, image: 0 };

/** Where a picker begins: on the image that stands for the first folder. */
function usePicked({ folders }: SheetCase) {
  return useState<Picked>({ ...FIRST, image: folders[0]?.main ?? 0 });
}

/** An image of the case to show in the text, with its caption. */
export function ImageDialog({ owner, onInsert, onClose }: ImageDialogProps) {
  const [picked, setPicked] = usePicked(owner);
  const [caption, setCaption] = useState('');
  const [alt, setAlt] = useState('');
  const image = owner.folders[picked.folder]?.images[picked.image];
  const submit = async () => {
    if (image) onInsert({ ...image, alt: alt.trim(), caption: caption.trim() });
    return true;
  };
  return (
    <Dialog title={m.imageTitle} submitLabel={m.insert} onSubmit={submit} onClose={onClose}>
      {image ? (
        <>
          <ImagePicker owner={owner} picked={picked} onPick={setPicked} />
          <TextField
            label={m.caption}
            maxLength={RICH_TEXT_MAX.caption}
            value={caption}
            onChange={setCaption}
          />
          <TextField label={m.altLabel} maxLength={RICH_TEXT_MAX.alt} value={alt} onChange={setAlt} />
        </>
      ) : (
        <p>{m.noImage}</p>
      )}
    </Dialog>
  );
}

interface ViewDialogProps {
  owner: SheetCase;
  /** What the selected text leads to already. */
  view: CaseView | null;
  /** Whether there is no text yet to make a link of. */
  asksText: boolean;
  onSave(view: CaseView, text: string): void;
  onClose(): void;
}

/** A slice of the case that the text leads to in the viewer. */
export function ViewDialog({ owner, view, asksText, onSave, onClose }: ViewDialogProps) {
  const { folders } = owner;
  const at = folders.findIndex(({ id }) => id === view?.folder);
  const [first, setFirst] = usePicked(owner);
  const [moved, setMoved] = useState(false);
  const picked = view && at >= 0 && !moved ? { folder: at, image: view.image } : first;
  const [text, setText] = useState('');
  const folder = folders[picked.folder];
  const name = folder ? m.viewText(folder.name, picked.image + 1) : '';
  const submit = async () => {
    if (folder) onSave({ folder: folder.id, image: picked.image }, text.trim() || name);
    return true;
  };
  const pick = (next: Picked) => {
    setMoved(true);
    setFirst(next);
  };
  return (
    <Dialog title={m.viewTitle} submitLabel={m.insert} onSubmit={submit} onClose={onClose}>
      {folder ? (
        <>
          <ImagePicker owner={owner} picked={picked} onPick={pick} />
          {asksText && <TextField label={m.linkText} maxLength={500} value={text} onChange={setText} />}
        </>
      ) : (
        <p>{m.noImage}</p>
      )}
    </Dialog>
  );
}
