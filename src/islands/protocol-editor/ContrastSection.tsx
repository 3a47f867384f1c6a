import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { CONTRAST_NUMBERS } from '#lib/protocols/fields/number-fields.ts';
import { PROTOCOL_MAX as MAX } from '#lib/protocols/limits.ts';
import type { ProtocolEditor } from './editor.ts';
import { NumberFact, TextFact } from './FactField.tsx';
import { Section } from './Section.tsx';

const WORDS = ['agent', 'concentration'] as const;
const NUMBERS = ['doseMlPerKg', 'maximumDoseMl', 'rateMlPerSecond', 'delaySeconds'] as const;
const MORE_WORDS = ['bolusTracking', 'flush'] as const;

/** The contrast injection: volume, flow rate and timing. */
export function ContrastSection({ editor }: { editor: ProtocolEditor }) {
  const words = (name: (typeof WORDS)[number] | (typeof MORE_WORDS)[number]) => (
    <TextFact
      key={name}
      editor={editor}
      section="contrast"
      name={name}
      label={m.contrast[name]}
      maximum={MAX.short}
      words={`contrast.${name}`}
    />
  );
  return (
    <Section id="contraste">
      <div className="protocol-facts">
        {WORDS.map(words)}
        {NUMBERS.map((name) => (
          <NumberFact
            key={name}
            editor={editor}
            section="contrast"
            name={name}
            field={CONTRAST_NUMBERS[name]}
          />
        ))}
        {MORE_WORDS.map(words)}
      </div>
      <TextFact
        editor={editor}
        section="contrast"
        name="comment"
        label={m.contrast.comment}
        maximum={MAX.long}
        rows={2}
      />
    </Section>
  );
}
