import { useState } from 'react';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import { changeType, type KeptRows, lossOfType } from '#lib/protocols/change-type.ts';
import { changeTypeMessages as m } from '#lib/protocols/change-type-texts.ts';
import { fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import type { ImagingType } from '#lib/protocols/vocabulary.ts';
import { Dialog } from '../form/Dialog.tsx';
import type { BodyUpdate } from './editor.ts';

interface ChangeTypeDialogProps {
  type: ImagingType;
  body: EditedBody;
  onConfirm(update: BodyUpdate): void;
  onClose(): void;
}

const CHOICES = { shared: m.keepShared, none: m.keepNone } as const;

/** The names of fields, in lower case for use within a sentence. */
function namesOf(table: TableName, keys: readonly string[]): string[] {
  const fields = new Map(fieldsOf(table).map(({ key, label }) => [key, label]));
  return keys.map((key) => fields.get(key) ?? key);
}

/** Shows what a change of type deletes, and asks what to keep. */
export function ChangeTypeDialog({ type, body, onConfirm, onClose }: ChangeTypeDialogProps) {
  const [keep, setKeep] = useState<KeptRows>('shared');
  const loss = lossOfType(body, type);
  if (!loss) return null;
  const lost = keep === 'shared' ? loss.lost : [...loss.kept, ...loss.lost];
  return (
    <Dialog
      title={m.typeTitle(type)}
      submitLabel={m.typeConfirm}
      onSubmit={async () => {
        onConfirm((now) => changeType(now, type, keep));
        return true;
      }}
      onClose={onClose}
    >
      <p>{m.typeBody(loss.rows)}</p>
      <fieldset className="kept-rows">
        <legend className="visually-hidden">{m.typeBody(loss.rows)}</legend>
        {(Object.keys(CHOICES) as KeptRows[]).map((each) => (
          <label key={each}>
            <input type="radio" name="lignes" checked={keep === each} onChange={() => setKeep(each)} />
            {CHOICES[each]}
          </label>
        ))}
      </fieldset>
      {keep === 'shared' && loss.kept.length > 0 && <p>{m.typeKept(namesOf(loss.from, loss.kept))}</p>}
      {lost.length > 0 && <p>{m.typeLost(namesOf(loss.from, lost))}</p>}
      <p className="quiet">{m.typeUndo}</p>
    </Dialog>
  );
}
