import type { CaseView } from '#lib/domain/rich-text.ts';
import { findView } from '#lib/kinds/case/view-links.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { ImagePicker, usePicked } from './ImagePicker.tsx';
import type { TextOwner } from './schema.ts';
import { TargetDialog } from './TargetDialog.tsx';

interface ViewDialogProps {
  owner: TextOwner;
  /** What the selected text leads to already. */
  view: CaseView | null;
  /** Whether there is no text yet to make a link of. */
  asksText: boolean;
  onSave(view: CaseView, text: string): void;
  onRemove: (() => void) | null;
  onClose(): void;
}

/** A slice of the case that the text leads to in the viewer. */
export function ViewDialog({ owner, view, asksText, onSave, ...dialog }: ViewDialogProps) {
  const { folders } = owner;
  const place = view ? findView(folders, view) : undefined;
  const [picked, setPicked] = usePicked(owner, place);
  const folder = folders[picked.folder];
  const image = folder?.images[picked.image];
  const save = (text: string) => {
    if (!folder || !image) return true;
    const name = m.viewText(folder.name, picked.image);
    onSave({ folder: folder.id, image: picked.image, key: image.file }, text || name);
    return true;
  };
  return (
    <TargetDialog
      {...dialog}
      asksText={asksText && folder !== undefined}
      title={m.viewTitle}
      submitLabel={m.insert}
      onSave={save}
    >
      {view && !place && <p className="field-fault">{m.viewGoneHint}</p>}
      {folder ? <ImagePicker owner={owner} picked={picked} onPick={setPicked} /> : <p>{m.noImageToLink}</p>}
    </TargetDialog>
  );
}
