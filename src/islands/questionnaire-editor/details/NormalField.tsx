import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import { CONCLUSION_SCOPES, type ConclusionScope } from '#lib/questionnaires/report-sections.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { setField } from './node-edits.ts';

interface NormalFieldProps {
  editor: QuestionnaireEditor;
  node: { id: string; normal?: ConclusionScope | undefined };
  /** Whether the mark applies to an option or to the default answer of a question. */
  of: 'option' | 'default';
}

const NOT_NORMAL = '';

/** Whether an answer is normal, and the scope within which an abnormal answer removes its conclusion. */
export function NormalField({ editor, node, of }: NormalFieldProps) {
  const scopes = CONCLUSION_SCOPES.map((value) => ({ value, label: m.normalScopes[value] }));
  return (
    <div className="details-group">
      <ChoiceField
        label={m.normalOf[of]}
        value={node.normal ?? NOT_NORMAL}
        options={[{ value: NOT_NORMAL, label: m.notNormal }, ...scopes]}
        onChange={(value) => setField(editor, node.id, 'normal', value || undefined)}
      />
      <p className="hint">{m.normalHint}</p>
    </div>
  );
}
