import { formulaMessages as m } from '#lib/questionnaires/formulas/texts.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { NumberField } from './NumberField.tsx';
import { setField } from './node-edits.ts';

interface PointsFieldProps {
  editor: QuestionnaireEditor;
  node: { id: string; points?: number | undefined };
}

const faultOf = (value: number) =>
  Math.abs(value) <= QUESTIONNAIRE_MAX.points ? undefined : m.pointsTooMany;

/** The points that an option or a zone adds to a score. */
export function PointsField({ editor, node }: PointsFieldProps) {
  return (
    <div className="details-row">
      <NumberField
        key={node.id}
        label={m.points}
        value={node.points}
        faultOf={faultOf}
        onChange={(value) => setField(editor, node.id, 'points', value)}
      />
    </div>
  );
}
