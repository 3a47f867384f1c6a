import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { PROTOCOL_MAX as MAX } from '#lib/protocols/limits.ts';
import type { ProtocolEditor } from './editor.ts';
import { TextFact } from './FactField.tsx';
import { Section } from './Section.tsx';

const FACTS = ['fasting', 'renalFunction', 'allergy', 'pregnancy', 'position', 'coil', 'field'] as const;

/** Preparation before the exam. */
export function PreparationSection({ editor }: { editor: ProtocolEditor }) {
  return (
    <Section id="preparation">
      <div className="protocol-facts">
        {FACTS.map((name) => (
          <TextFact
            key={name}
            editor={editor}
            section="preparation"
            name={name}
            label={m.preparation[name]}
            maximum={MAX.short}
            words={`preparation.${name}`}
          />
        ))}
      </div>
      <TextFact
        editor={editor}
        section="preparation"
        name="other"
        label={m.preparation.other}
        maximum={MAX.other}
        rows={2}
      />
    </Section>
  );
}
