import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { PROTOCOL_MAX as MAX } from '#lib/protocols/limits.ts';
import { protocolMessages } from '#lib/protocols/texts.ts';
import { AGES, ANSWERS } from '#lib/protocols/vocabulary.ts';
import type { ProtocolEditor } from './editor.ts';
import { ChoiceFact, TextFact } from './FactField.tsx';

const AGE_OPTIONS = AGES.map((value) => ({ value, label: value }));
const ANSWER_OPTIONS = ANSWERS.map((value) => ({ value, label: m.suits[value] }));

/** The patients that the protocol suits: lists of protocols can be filtered by these values. */
export function Suitability({ editor }: { editor: ProtocolEditor }) {
  const about = { editor, section: 'suitability' } as const;
  return (
    <fieldset className="facts-group">
      <legend>{protocolMessages.suitability}</legend>
      <p className="quiet">{m.suitabilityHint}</p>
      <div className="protocol-facts">
        <ChoiceFact {...about} name="ages" label={m.suitability.ages} options={AGE_OPTIONS} />
        <TextFact {...about} name="agesDetail" label={m.suitability.agesDetail} maximum={MAX.short} />
        {(['pregnancy', 'contrastAllergy'] as const).map((name) => (
          <ChoiceFact
            key={name}
            {...about}
            name={name}
            label={m.suitability[name]}
            options={ANSWER_OPTIONS}
          />
        ))}
      </div>
    </fieldset>
  );
}
