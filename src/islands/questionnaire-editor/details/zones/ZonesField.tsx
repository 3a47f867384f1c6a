import { useId, useRef, useState } from 'react';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import type { Zone } from '#lib/questionnaires/tree.ts';
import { IconButton } from '../../../form/IconButton.tsx';
import type { QuestionnaireEditor } from '../../editor.ts';
import { TextField } from '../fields.tsx';
import { setField } from '../node-edits.ts';
import { ZonePicture } from './ZonePicture.tsx';
import { addZone, type HotspotQuestion, removeZone } from './zone-edits.ts';

/** Choice of the colour of a zone. */
export function ColourField({ editor, zone }: { editor: QuestionnaireEditor; zone: Zone }) {
  const id = useId();
  return (
    <div className="field zone-colour">
      <label htmlFor={id}>{m.colour}</label>
      <input
        id={id}
        type="color"
        value={zone.colour}
        onChange={({ target }) => setField(editor, zone.id, 'colour', target.value)}
      />
    </div>
  );
}

interface ZoneRowProps {
  editor: QuestionnaireEditor;
  zone: Zone;
  at: number;
  isSelected: boolean;
  onRemove(): void;
}

function ZoneRow({ editor, zone, at, isSelected, onRemove }: ZoneRowProps) {
  const name = m.zoneNumber(at, zone.label);
  return (
    <li className={isSelected ? 'zone-row is-selected' : 'zone-row'}>
      <TextField
        label={m.zoneNumber(at, '')}
        value={zone.label}
        most={QUESTIONNAIRE_MAX.zoneLabel}
        onChange={(value) => setField(editor, zone.id, 'label', value)}
      />
      <ColourField editor={editor} zone={zone} />
      <IconButton
        icon="i-lucide-text-cursor-input"
        label={`${m.openZone}, ${name}`}
        onPress={() => editor.select([zone.id])}
      />
      <IconButton icon="i-lucide-trash-2" label={m.removeZone(name)} danger onPress={onRemove} />
    </li>
  );
}

/** The zones of a picture: drawn on the picture, and named in a list beside it. */
export function ZonesField({ editor, question }: { editor: QuestionnaireEditor; question: HotspotQuestion }) {
  const [selected, setSelected] = useState<string>();
  const frame = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    const made = addZone(editor, question);
    if (!made) return;
    setSelected(made);
    // The new zone takes the focus, so that arrow keys move it at once.
    requestAnimationFrame(() => frame.current?.querySelector<SVGGElement>(`[data-zone="${made}"]`)?.focus());
  };
  return (
    <fieldset className="details-group" ref={frame}>
      <legend className="label">{m.zones}</legend>
      <ZonePicture editor={editor} question={question} selected={selected} onSelect={setSelected} />
      <ol className="zone-rows">
        {question.zones.map((zone, at) => (
          <ZoneRow
            key={zone.id}
            editor={editor}
            zone={zone}
            at={at}
            isSelected={zone.id === selected}
            onRemove={() => removeZone(editor, question.id, zone.id)}
          />
        ))}
      </ol>
      <div className="chips">
        <button type="button" className="button" onClick={add}>
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.addZone}
        </button>
      </div>
    </fieldset>
  );
}
