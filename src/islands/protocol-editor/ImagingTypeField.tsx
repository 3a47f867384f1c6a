import { useState } from 'react';
import { rowsOf } from '#lib/kinds/protocol/body-edits.ts';
import { changeType, type KeptRows, lossOfType } from '#lib/kinds/protocol/change-type.ts';
import { TABLE_OF_TYPE } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { IMAGING_TYPES, type ImagingType } from '#lib/kinds/protocol/vocabulary.ts';
import { protocolEditorMessages as m } from '#lib/messages/protocol-editor.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { ChangeTypeDialog } from './ChangeTypeDialog.tsx';
import type { ProtocolEditor } from './editor.ts';
import { useDraft } from './use-draft.ts';

/** The imaging type, which says what rows the acquisition has: what a change would take along is asked first. */
export function ImagingTypeField({ editor }: { editor: ProtocolEditor }) {
  const imagingType = useDraft(editor, (draft) => draft.imagingType);
  const [asked, setAsked] = useState<ImagingType>();
  const make = (type: ImagingType, keep: KeptRows) => {
    editor.edit((body) => changeType(body, type, keep));
    editor.announce(m.typeChanged(type, rowsOf(editor.body(), TABLE_OF_TYPE[type]).length));
  };
  const choose = (type: ImagingType) => {
    if (lossOfType(editor.body(), type)) setAsked(type);
    else make(type, 'shared');
  };
  const loss = asked && lossOfType(editor.body(), asked);
  return (
    <ChoiceField
      id="type-imagerie"
      label={m.imagingType}
      options={IMAGING_TYPES}
      value={imagingType}
      onChange={choose}
    >
      {asked && loss && (
        <ChangeTypeDialog
          type={asked}
          loss={loss}
          onConfirm={(keep) => make(asked, keep)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ChoiceField>
  );
}
