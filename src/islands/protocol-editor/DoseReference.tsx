import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { DOSE_NUMBERS } from '#lib/protocols/fields/number-fields.ts';
import { PROTOCOL_MAX as MAX } from '#lib/protocols/limits.ts';
import type { ProtocolEditor } from './editor.ts';
import { NumberFact, TextFact } from './FactField.tsx';

/** The department's reference doses, which should not be exceeded. */
export function DoseReference({ editor }: { editor: ProtocolEditor }) {
  return (
    <fieldset className="facts-group">
      <legend>{m.doseReferenceTitle}</legend>
      <p className="quiet">{m.doseReferenceHint}</p>
      <div className="protocol-facts">
        {(['ctdiVol', 'dlp'] as const).map((name) => (
          <NumberFact
            key={name}
            editor={editor}
            section="doseReference"
            name={name}
            field={DOSE_NUMBERS[name]}
          />
        ))}
        <TextFact
          editor={editor}
          section="doseReference"
          name="source"
          label={m.doseReferenceSource}
          maximum={MAX.short}
        />
      </div>
    </fieldset>
  );
}
