import { TABLE_OF_TYPE } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { DoseReference } from './DoseReference.tsx';
import type { ProtocolEditor } from './editor.ts';
import { Section } from './Section.tsx';
import { useDraft } from './use-draft.ts';

/** How images are acquired: the rows of the imaging type, and the doses they are held to. */
export function AcquisitionSection({ editor }: { editor: ProtocolEditor }) {
  const own = useDraft(editor, ({ imagingType }) => TABLE_OF_TYPE[imagingType]);
  const hasReference = useDraft(editor, ({ doseReference }) => doseReference !== undefined);
  return (
    <Section id="acquisition">
      {(own === 'passes' || hasReference) && <DoseReference editor={editor} />}
    </Section>
  );
}
