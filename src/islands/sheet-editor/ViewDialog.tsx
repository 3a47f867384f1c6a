import { useState } from 'react';
import { findView } from '#lib/domain/case-view.ts';
import type { CaseView } from '#lib/domain/rich-text.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { Dialog } from '../list/Dialog.tsx';
import { TextField } from './ImageDialog.tsx';
import { ImagePicker, usePicked } from './ImagePicker.tsx';
import type { SheetCase } from './schema.ts';

interface ViewDialogProps {
  owner: SheetCase;
  /** What the selected text leads to already. */
  view: CaseView | null;
  /** Whether there is no text yet to make a link of. */
  asksText: boolean;
  onSave(view: CaseView, text: string): void;
  onRemove: (() => void) | null;
  onClose(): void;
}

/** A slice of the case that the text leads to in the viewer. */
export function ViewDialog({ owner, view, asksText, onSave, onRemove, onClose }: ViewDialogProps) {
  const { folders } = owner;
  const place = view ? findView(folders, view) : undefined;
  const [picked, setPicked] = usePicked(owner, place);
  const [text, setText] = useState('');
  const folder = folders[picked.folder];
  const image = folder?.images[picked.image];
  const submit = async () => {
    if (!folder || !image) return true;
    const name = m.viewText(folder.name, picked.image);
    onSave({ folder: folder.id, image: picked.image, key: image.file }, text.trim() || name);
    return true;
  };
  return (
    <Dialog title={m.viewTitle} submitLabel={m.insert} onSubmit={submit} onClose={onClose}>
      {view && !place && <p className="field-fault">{m.viewGoneHint}</p>}
      {folder ? (
        <>
          <ImagePicker owner={owner} picked={picked} onPick={setPicked} />
          {asksText && <TextField label={m.linkText} maxLength={500} value={text} onChange={setText} />}
        </>
      ) : (
        <p>{m.noImageToLink}</p>
      )}
      {onRemove && (
        <p>
          <button type="button" className="button danger" onClick={onRemove}>
            <i className="i-lucide-unlink" aria-hidden="true" />
            {m.removeLink}
          </button>
        </p>
      )}
    </Dialog>
  );
}
