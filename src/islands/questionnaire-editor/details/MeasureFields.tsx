import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { TextField } from './fields.tsx';
import { NumberField } from './NumberField.tsx';
import { setField } from './node-edits.ts';

type Measure = Extract<Question, { type: 'number' | 'formula' }>;

function boundsFaults({
  min = -Infinity,
  max = Infinity,
  defaultAnswer,
}: Extract<Measure, { type: 'number' }>) {
  const losesDefault = (from: number, to: number) =>
    defaultAnswer !== undefined && (defaultAnswer < from || defaultAnswer > to)
      ? m.defaultOutOfRange(defaultAnswer)
      : undefined;
  return {
    min: (value: number) => (value > max ? m.minOverMax(max) : losesDefault(value, max)),
    max: (value: number) => (value < min ? m.maxUnderMin(min) : losesDefault(min, value)),
  };
}

const decimalsFault = (value: number) =>
  Number.isInteger(value) && value >= 0 && value <= QUESTIONNAIRE_MAX.decimals ? undefined : m.notDecimals;

/** Unit, bounds and decimals of a number, which is typed or computed. */
export function MeasureFields({ editor, question }: { editor: QuestionnaireEditor; question: Measure }) {
  const { id } = question;
  const set = (key: string) => (value: unknown) => setField(editor, id, key, value);
  const faults = question.type === 'number' ? boundsFaults(question) : undefined;
  return (
    <div className="details-row">
      <TextField
        label={m.unit}
        value={question.unit ?? ''}
        most={QUESTIONNAIRE_MAX.unit}
        onChange={set('unit')}
      />
      {question.type === 'number' && faults && (
        <>
          <NumberField label={m.min} value={question.min} faultOf={faults.min} onChange={set('min')} />
          <NumberField label={m.max} value={question.max} faultOf={faults.max} onChange={set('max')} />
        </>
      )}
      <NumberField
        label={m.decimals}
        value={question.decimals}
        faultOf={decimalsFault}
        onChange={set('decimals')}
      />
    </div>
  );
}
