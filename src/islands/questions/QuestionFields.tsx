import { fieldNames } from '#lib/questions/form-answers.ts';
import { CERTAINTIES, QROC_TEXT } from '#lib/questions/formats.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { MeasureFields, ZoneFields } from './ImageFields.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { ReportFields } from './ReportFields.tsx';
import { ScaleFields } from './ScaleFields.tsx';

function ShortAnswer({ question: { id }, answer, onChange }: FieldsProps) {
  return (
    <label className="short-answer">
      <span className="label">{m.shortAnswer}</span>
      <input
        type="text"
        className="input"
        name={fieldNames(id).text}
        value={answer.text ?? ''}
        maxLength={QROC_TEXT}
        autoComplete="off"
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </label>
  );
}

/** The reader's optional certainty. */
function CertaintyField({ question: { id }, answer, onChange }: FieldsProps) {
  return (
    <label className="certainty">
      <span>{m.certainty}</span>
      <select
        className="input"
        name={fieldNames(id).certainty}
        value={answer.certainty ?? ''}
        onChange={({ target }) =>
          onChange({ certainty: CERTAINTIES.find((each) => String(each) === target.value) })
        }
      >
        <option value="">{m.certaintyNone}</option>
        {CERTAINTIES.map((percent) => (
          <option key={percent} value={percent}>
            {m.certaintyOf(percent)}
          </option>
        ))}
      </select>
    </label>
  );
}

const FIELDS = {
  qru: ChoiceFields,
  qrm: ChoiceFields,
  qrp: ChoiceFields,
  'qrp-long': ChoiceFields,
  qroc: ShortAnswer,
  tcs: ScaleFields,
  zone: ZoneFields,
  measure: MeasureFields,
  report: ReportFields,
};

/** A question of the open step, with its answer fields. */
export function QuestionFields(props: FieldsProps & { position: number; isNext: boolean }) {
  const { question, position, isNext } = props;
  const Fields = FIELDS[question.format];
  return (
    <fieldset
      className="question"
      data-question
      // The first question takes the focus after the previous step was validated.
      {...(isNext && { 'data-next': true, tabIndex: -1 })}
    >
      <QuestionHead question={question} position={position} />
      <Fields {...props} />
      <CertaintyField {...props} />
    </fieldset>
  );
}
