import { withKey } from '#lib/protocols/body-edits.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { PROTOCOL_MAX as MAX } from '#lib/protocols/limits.ts';
import { REGIONS } from '#lib/protocols/vocabulary.ts';
import { TagsFieldset } from '../editing/TagsFieldset.tsx';
import { TitleField } from '../editing/TitleField.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import type { ProtocolEditor } from './editor.ts';
import { ImagingTypeField } from './ImagingTypeField.tsx';
import { ProtocolLines } from './ProtocolLines.tsx';
import { Section } from './Section.tsx';
import { Suitability } from './Suitability.tsx';
import { TextField } from './TextField.tsx';
import { useDraft } from './use-draft.ts';

/** The name of the protocol, its indications and its limits. */
export function GeneralSection({ editor }: { editor: ProtocolEditor }) {
  const title = useDraft(editor, (draft) => draft.title);
  const tags = useDraft(editor, (draft) => draft.tags);
  const region = useDraft(editor, (draft) => draft.region);
  const version = useDraft(editor, (draft) => draft.version ?? '');
  const description = useDraft(editor, (draft) => draft.description ?? '');
  return (
    <Section id="general">
      <TitleField
        value={title}
        onChange={(next) => editor.change((draft) => ({ ...draft, title: next }), 'title')}
      />
      <div className="protocol-facts">
        <ImagingTypeField editor={editor} />
        <ChoiceField
          id="region"
          label={m.region}
          options={REGIONS}
          value={region}
          onChange={(next) => editor.edit((body) => withKey(body, 'region', next), 'region')}
        />
        <TextField
          id="version"
          label={m.version}
          hint={m.versionHint}
          value={version}
          maximum={MAX.version}
          onChange={(next) => editor.edit((body) => withKey(body, 'version', next), 'version')}
        />
      </div>
      <TextField
        id="description"
        label={m.description}
        value={description}
        maximum={MAX.long}
        rows={3}
        onChange={(next) => editor.edit((body) => withKey(body, 'description', next), 'description')}
      />
      <div className="protocol-columns">
        <ProtocolLines editor={editor} list="indications" />
        <ProtocolLines editor={editor} list="contraindications" />
      </div>
      <p className="quiet">{m.linesHint}</p>
      <Suitability editor={editor} />
      <TagsFieldset
        kind="protocol"
        tags={tags}
        onChange={(next) => editor.change((draft) => ({ ...draft, tags: next }))}
      />
    </Section>
  );
}
