import { useState } from 'react';
import { findingMessages } from '#lib/cases/findings-texts.ts';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { findView } from '#lib/cases/view-links.ts';
import type { CaseView } from '#lib/rich-text/rich-text.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { ImagePicker, usePicked } from './ImagePicker.tsx';
import type { TextOwner } from './schema.ts';
import { TargetDialog } from './TargetDialog.tsx';

interface ViewDialogProps {
  owner: TextOwner;
  /** The current target of the selected link. */
  view: CaseView | null;
  /** Whether there is no text to turn into a link yet. */
  asksText: boolean;
  onSave(view: CaseView, text: string): void;
  onRemove: (() => void) | null;
  onClose(): void;
}

/** Choice of the slice that a link opens in the viewer, or of a finding, at which its tour starts. */
export function ViewDialog({ owner, view, asksText, onSave, ...dialog }: ViewDialogProps) {
  const { folders, findings = [] } = owner;
  const place = view ? findView(folders, view) : undefined;
  const [picked, setPicked] = usePicked(owner, place);
  const [findingId, setFindingId] = useState(view?.finding ?? '');
  const finding = findings.find(({ id }) => id === findingId);
  const choose = (id: string) => {
    const chosen = findings.find((each) => each.id === id);
    setFindingId(id);
    if (chosen) setPicked({ folder: chosen.folder, image: chosen.image });
  };
  const folder = folders[picked.folder];
  const image = folder?.images[picked.image];
  const save = (text: string) => {
    if (!folder || !image) return true;
    const name = finding?.name ?? m.viewText(folder.name, picked.image);
    const anchor = { folder: folder.id, image: picked.image, key: image.file };
    onSave({ ...anchor, ...(finding && { finding: finding.id }) }, text || name);
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
      {findings.length > 0 && (
        <ChoiceField
          label={m.finding}
          options={[
            { value: '', label: m.noFinding },
            ...findings.map(({ id, name }, index) => ({
              value: id,
              label: findingMessages.numbered(index + 1, name),
            })),
          ]}
          value={finding?.id ?? ''}
          onChange={choose}
        />
      )}
      {folder ? (
        <ImagePicker
          owner={owner}
          picked={picked}
          onPick={(place) => {
            setFindingId('');
            setPicked(place);
          }}
        />
      ) : (
        <p>{m.noImageToLink}</p>
      )}
    </TargetDialog>
  );
}
