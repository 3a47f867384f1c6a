import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { questionnaireEditorMessages } from '#lib/questionnaires/editor-texts.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import type { QuestionOption } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { CodesField } from './CodesField.tsx';
import { ConditionField } from './ConditionField.tsx';
import { FicheField } from './FicheField.tsx';
import { CheckField, TextField } from './fields.tsx';
import { ImageField } from './ImageField.tsx';
import { NormalField } from './NormalField.tsx';
import { setField } from './node-edits.ts';
import { PointsField } from './PointsField.tsx';
import { RepeatField } from './RepeatField.tsx';
import { SentenceField } from './SentenceField.tsx';

interface OptionDetailsProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  option: QuestionOption;
  /** Whether several options of the question can be chosen. */
  isOfMany: boolean;
}

/** All fields of an option, except the questions under it. */
export function OptionDetails({ editor, body, option, isOfMany }: OptionDetailsProps) {
  return (
    <>
      <TextField
        label={questionnaireEditorMessages.textOf.option}
        value={option.text}
        most={QUESTIONNAIRE_MAX.optionText}
        rows={2}
        onChange={(value) => setField(editor, option.id, 'text', value)}
      />
      <PointsField editor={editor} node={option} />
      <ConditionField
        key={`condition-${option.id}`}
        editor={editor}
        body={body}
        node={option}
        field="condition"
      />
      <SentenceField editor={editor} body={body} node={option} of="choice" />
      {(option.repeat || (option.questions ?? []).length > 0) && (
        <RepeatField editor={editor} option={option} />
      )}
      <NormalField editor={editor} node={option} of="option" />
      {(isOfMany || option.exclusive) && (
        <CheckField
          label={m.exclusive}
          checked={option.exclusive ?? false}
          onChange={(checked) => setField(editor, option.id, 'exclusive', checked)}
        />
      )}
      <ImageField key={option.id} editor={editor} node={option} />
      <FicheField editor={editor} body={body} node={option} />
      <CodesField key={`codes-${option.id}`} editor={editor} node={option} text={option.text} />
    </>
  );
}
