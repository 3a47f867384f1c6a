import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { questionnaireEditorMessages } from '#lib/questionnaires/editor-texts.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import type { Zone } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../../editor.ts';
import { CodesField } from '../CodesField.tsx';
import { TextField } from '../fields.tsx';
import { setField } from '../node-edits.ts';
import { PointsField } from '../PointsField.tsx';
import { SentenceField } from '../SentenceField.tsx';
import { ZonePicture } from './ZonePicture.tsx';
import { ColourField } from './ZonesField.tsx';
import type { HotspotQuestion } from './zone-edits.ts';

interface ZoneDetailsProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  question: HotspotQuestion;
  zone: Zone;
}

/** All fields of a zone. */
export function ZoneDetails({ editor, body, question, zone }: ZoneDetailsProps) {
  return (
    <>
      <TextField
        label={questionnaireEditorMessages.textOf.zone}
        value={zone.label}
        most={QUESTIONNAIRE_MAX.zoneLabel}
        onChange={(value) => setField(editor, zone.id, 'label', value)}
      />
      <PointsField editor={editor} node={zone} />
      <SentenceField editor={editor} body={body} node={zone} of="choice" />
      <ColourField editor={editor} zone={zone} />
      <CodesField key={`codes-${zone.id}`} editor={editor} node={zone} text={zone.label} />
      <ZonePicture
        editor={editor}
        question={question}
        selected={zone.id}
        onSelect={(id) => editor.select([id])}
      />
    </>
  );
}
