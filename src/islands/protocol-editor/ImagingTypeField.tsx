import { useState } from 'react';
import { rowsOf, withKey } from '#lib/protocols/body-edits.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { TABLE_OF_TYPE } from '#lib/protocols/fields/acquisition-fields.ts';
import { IMAGING_TYPES, type ImagingType } from '#lib/protocols/vocabulary.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { Loaded } from '../form/Loaded.tsx';
import type { BodyUpdate, ProtocolEditor } from './editor.ts';
import { useDraft } from './use-draft.ts';

/**
 * The imaging type, which decides the columns of the acquisition: a change that would delete values has to be
 * confirmed.
 */
export function ImagingTypeField({ editor }: { editor: ProtocolEditor }) {
  const imagingType = useDraft(editor, (draft) => draft.imagingType);
  const [asked, setAsked] = useState<ImagingType>();
  const close = () => setAsked(undefined);
  const make = (type: ImagingType, update: BodyUpdate) => {
    editor.edit(update);
    editor.announce(m.typeChanged(type, rowsOf(editor.body(), TABLE_OF_TYPE[type]).length));
  };
  const choose = (type: ImagingType) => {
    const from = TABLE_OF_TYPE[imagingType];
    if (from !== TABLE_OF_TYPE[type] && rowsOf(editor.body(), from).length > 0) setAsked(type);
    else make(type, (body) => withKey(body, 'imagingType', type));
  };
  return (
    <ChoiceField
      id="type-imagerie"
      label={m.imagingType}
      options={IMAGING_TYPES}
      value={imagingType}
      onChange={choose}
    >
      {asked && (
        <Loaded
          load={async () => (await import('./ChangeTypeDialog.tsx')).ChangeTypeDialog}
          giveUp={close}
          props={{
            type: asked,
            body: editor.body(),
            onConfirm: (update: BodyUpdate) => make(asked, update),
            onClose: close,
          }}
        />
      )}
    </ChoiceField>
  );
}
