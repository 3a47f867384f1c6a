import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { questionnaireEditorMessages } from '#lib/questionnaires/editor-texts.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import { REPORT_SECTIONS } from '#lib/questionnaires/report-sections.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { CodesField } from './CodesField.tsx';
import { ConditionField } from './ConditionField.tsx';
import { DefaultField } from './DefaultField.tsx';
import { FicheField } from './FicheField.tsx';
import { FormulaField } from './FormulaField.tsx';
import { CheckField, TextField } from './fields.tsx';
import { ImageField } from './ImageField.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import { NormalField } from './NormalField.tsx';
import { setField } from './node-edits.ts';
import { SentenceField } from './SentenceField.tsx';
import { TypeField } from './TypeField.tsx';
import { ZonesField } from './zones/ZonesField.tsx';

export interface QuestionDetailsProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  question: Question;
}

const SECTIONS = REPORT_SECTIONS.map((value) => ({ value, label: questionnaireMessages.sections[value] }));

/** The fields that only some types of question have. */
function TypeFields({ editor, body, question }: QuestionDetailsProps) {
  const isMeasure = question.type === 'number' || question.type === 'formula';
  const writesValue = isMeasure || question.type === 'text' || question.type === 'date';
  return (
    <>
      {question.type === 'hotspot' && <ZonesField editor={editor} question={question} />}
      {question.type === 'formula' && (
        <FormulaField key={question.id} editor={editor} body={body} question={question} />
      )}
      {isMeasure && <MeasureFields key={`measure-${question.id}`} editor={editor} question={question} />}
      {question.type === 'text' && (
        <CheckField
          label={m.multiline}
          checked={question.multiline ?? false}
          onChange={(checked) => setField(editor, question.id, 'multiline', checked)}
        />
      )}
      <DefaultField key={`default-${question.id}`} editor={editor} question={question} />
      {writesValue && <SentenceField editor={editor} body={body} node={question} of="value" />}
      {'normal' in question || (writesValue && question.type !== 'formula' && hasDefault(question)) ? (
        <NormalField editor={editor} node={question} of="default" />
      ) : null}
    </>
  );
}

/** Whether the question has a default answer: without one, a hidden question writes nothing. */
const hasDefault = (question: Question) =>
  'defaultAnswer' in question && question.defaultAnswer !== undefined;

/** All fields of a question, except its options. */
export function QuestionDetails({ editor, body, question }: QuestionDetailsProps) {
  const set = (key: string) => (value: unknown) => setField(editor, question.id, key, value);
  return (
    <>
      <TextField
        label={questionnaireEditorMessages.textOf.question}
        value={question.text}
        most={QUESTIONNAIRE_MAX.questionText}
        rows={2}
        onChange={set('text')}
      />
      <div className="details-row">
        <TypeField key={question.id} editor={editor} question={question} />
        <ChoiceField
          label={m.section}
          value={question.section}
          options={SECTIONS}
          onChange={set('section')}
        />
      </div>
      <ConditionField
        key={`condition-${question.id}`}
        editor={editor}
        body={body}
        node={question}
        field="condition"
      />
      <TypeFields editor={editor} body={body} question={question} />
      {question.type !== 'information' && (
        <div className="details-group">
          <CheckField label={m.important} checked={question.important ?? false} onChange={set('important')} />
          <CheckField label={m.hidden} checked={question.hidden ?? false} onChange={set('hidden')} />
          <CheckField label={m.neutral} checked={question.neutral ?? false} onChange={set('neutral')} />
          {question.hidden && question.type !== 'formula' && !hasDefault(question) && (
            <p className="hint details-warning">{m.hiddenWithoutDefault}</p>
          )}
        </div>
      )}
      <ImageField
        key={`image-${question.id}`}
        editor={editor}
        node={question}
        isRequired={question.type === 'hotspot'}
      />
      <FicheField editor={editor} body={body} node={question} />
      <CodesField key={`codes-${question.id}`} editor={editor} node={question} text={question.text} />
    </>
  );
}
