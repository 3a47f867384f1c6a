import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import type { ReportQuestion } from '#lib/questions/questions-schema.ts';
import { reportEditorMessages as m } from '#lib/questions/report/editor-texts.ts';
import { fieldName } from '#lib/questions/report/field-words.ts';
import { type Field, fieldsOf } from '#lib/questions/report/fields.ts';
import { keyedWords } from '#lib/questions/report/keyed-words.ts';
import { type FieldSetting, weightOf } from '#lib/questions/report/mark-field.ts';
import { NumberField } from '../../questionnaire-editor/details/NumberField.tsx';

const WEIGHTS = Array.from({ length: QUESTIONS_MAX.fieldWeight + 1 }, (_, weight) => weight);

interface FieldSettingsProps {
  question: ReportQuestion;
  number: number;
  onChange(field: string, change: FieldSetting, place?: string): void;
}

/** How a field is marked: its weight, whether it is indispensable, and the tolerance for a number. */
function FieldLine({ question, number, field, onChange }: FieldSettingsProps & { field: Field }) {
  const { id, type } = field.question;
  const setting = question.fields[id] ?? {};
  const weight = weightOf(field.question, setting);
  const name = fieldName(field);
  const expected = keyedWords(question, id);
  return (
    <li className="field-setting">
      <span className="field-setting-name">
        {name}
        <span className="hint"> {expected || m.emptyField}</span>
      </span>
      <label>
        <span className="hint">{m.weight}</span>
        <select
          className="input"
          autoComplete="off"
          aria-label={m.weightOf(name, number)}
          value={weight}
          onChange={({ target }) => onChange(id, { weight: Number(target.value) })}
        >
          {WEIGHTS.map((each) => (
            <option key={each} value={each}>
              {each === 0 ? m.noWeight : each}
            </option>
          ))}
        </select>
      </label>
      {weight > 0 && expected && (
        <label>
          <input
            type="checkbox"
            aria-label={m.indispensableOf(name, number)}
            checked={setting.isIndispensable === true}
            onChange={({ target }) => onChange(id, { isIndispensable: target.checked || undefined })}
          />
          {m.indispensable}
        </label>
      )}
      {weight > 0 && expected && type === 'number' && (
        <NumberField
          label={m.margin(field.question.unit ?? '')}
          value={setting.margin}
          faultOf={(value) => (value < 0 ? m.negative : undefined)}
          onChange={(margin) => onChange(id, { margin }, `marge ${question.id} ${id}`)}
        />
      )}
    </li>
  );
}

/** How the fields are marked: those of the key, then the others, which count where a reader fills them in. */
export function FieldSettings(props: FieldSettingsProps) {
  const { question, number } = props;
  const fields = fieldsOf(question.form?.pages ?? []);
  const isInKey = ({ question: { id } }: Field) => keyedWords(question, id) !== '';
  const others = fields.filter((field) => !isInKey(field));
  const list = (some: readonly Field[]) => (
    <ul className="field-settings">
      {some.map((field) => (
        <FieldLine key={field.question.id} {...props} field={field} />
      ))}
    </ul>
  );
  return (
    <>
      <p className="label">{m.settings}</p>
      <p className="hint">{m.settingsHint}</p>
      {list(fields.filter(isInKey))}
      {others.length > 0 && (
        <details className="explained-choice">
          <summary>
            {m.others(others.length)}
            <span className="visually-hidden">{m.ofQuestion(number)}</span>
          </summary>
          <p className="hint">{m.othersHint}</p>
          {list(others)}
        </details>
      )}
    </>
  );
}
