import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import {
  OPTION_PLACEHOLDER,
  SIDE_PLACEHOLDERS,
  VALUE_PLACEHOLDER,
} from '#lib/questionnaires/report-sections.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { ConditionField } from './ConditionField.tsx';
import { CheckField, TextField } from './fields.tsx';
import { InsertButtons } from './InsertButtons.tsx';
import { setField } from './node-edits.ts';
import { useInsert } from './use-insert.ts';

interface SentenceFieldProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  node: {
    id: string;
    sentence?: string | undefined;
    sentenceCondition?: string | undefined;
    inConclusion?: boolean | undefined;
  };
  /** Whether the placeholder stands for a value or for the chosen text. */
  of: 'value' | 'choice';
}

/** The report sentence of a node, with buttons for the placeholders of answers. */
export function SentenceField({ editor, body, node, of }: SentenceFieldProps) {
  const { id, sentence = '', inConclusion = false } = node;
  const write = (value: string) => setField(editor, id, 'sentence', value);
  const { input, insert } = useInsert(sentence, write);
  const placeholders = [of === 'value' ? VALUE_PLACEHOLDER : OPTION_PLACEHOLDER, ...SIDE_PLACEHOLDERS];
  return (
    <div className="details-group">
      <TextField
        label={m.sentence}
        value={sentence}
        most={QUESTIONNAIRE_MAX.sentence}
        rows={3}
        hint={m.sentenceHint}
        input={input}
        onChange={write}
      />
      <InsertButtons label={m.placeholders} words={placeholders} onInsert={insert} />
      <CheckField
        label={m.inConclusion}
        checked={inConclusion}
        onChange={(checked) => setField(editor, id, 'inConclusion', checked)}
      />
      {(sentence !== '' || node.sentenceCondition) && (
        <ConditionField
          key={`sentence-condition-${id}`}
          editor={editor}
          body={body}
          node={node}
          field="sentenceCondition"
        />
      )}
    </div>
  );
}
