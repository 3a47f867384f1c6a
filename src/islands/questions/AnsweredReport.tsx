import type { QuestionKey, ShownQuestion } from '#lib/questions/attempt-schemas.ts';
import { fieldName, fieldWords } from '#lib/questions/report/field-words.ts';
import { type Field, filledFields } from '#lib/questions/report/fields.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';

interface AnsweredFieldProps {
  field: Field;
  own: string;
  expected: string;
  marked: NonNullable<QuestionKey['fields']>[number] | undefined;
}

const stateOf = ({ weight, points }: NonNullable<AnsweredFieldProps['marked']>) =>
  weight === 0 ? '' : points === 1 ? 'is-matched' : 'is-missed';

/** A field: the person's answer, the expected one once the key may be shown, and the marks. */
function AnsweredField({ field, own, expected, marked }: AnsweredFieldProps) {
  const state = marked ? stateOf(marked) : '';
  return (
    <li className={`answered answered-field ${state}`}>
      <span className="letter">
        {state && (
          <i className={state === 'is-matched' ? 'i-lucide-check' : 'i-lucide-x'} aria-hidden="true" />
        )}
      </span>
      <span>
        {fieldName(field)} {marked?.isIndispensable && <span className="hint">({m.indispensable})</span>}
        <span className="field-words">
          <span>
            <span className="hint">{m.ownAnswer} :</span> {own || m.noAnswer}
          </span>
          {marked && (
            <span>
              <span className="hint">{m.expectedField} :</span> {expected || m.nothingExpected}
            </span>
          )}
        </span>
      </span>
      {marked && <span className="outcome">{m.fieldOutcome(marked)}</span>}
    </li>
  );
}

/** A completed report beside its key, field by field; fields without an answer in either are left out. */
export function AnsweredReport({ question: { form, answer, key } }: { question: ShownQuestion }) {
  // For comparison with the key, lesions that match one of the key's have its ids.
  const report = key?.own ?? answer?.report ?? {};
  const fields = filledFields(form?.pages ?? [], key?.report ?? report);
  const marked = new Map(key?.fields?.map((each) => [each.id, each]));
  const told = fields
    .map((field) => ({
      field,
      own: fieldWords(field.question, report[field.question.id]),
      expected: fieldWords(field.question, key?.report?.[field.question.id]),
      marked: marked.get(field.question.id),
    }))
    .filter(({ own, expected }) => own || expected);
  if (told.length === 0)
    return (
      <p>
        {m.ownAnswer} : {m.noAnswer}
      </p>
    );
  return (
    <ul className="propositions">
      {told.map((each) => (
        <AnsweredField key={each.field.question.id} {...each} />
      ))}
    </ul>
  );
}
