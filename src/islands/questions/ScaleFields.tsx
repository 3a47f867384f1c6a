import { fieldNames } from '#lib/questions/form-answers.ts';
import { SCALE } from '#lib/questions/formats.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { Script } from './Script.tsx';

/** A script's hypothesis and new fact, and the five steps of what becomes of it. */
export function ScaleFields({ question, answer, onChange }: FieldsProps) {
  return (
    <>
      <Script question={question} />
      <ul className="propositions">
        {SCALE.map((step) => (
          <li key={step}>
            <label className="proposition">
              <input
                type="radio"
                name={fieldNames(question.id).scale}
                value={step}
                checked={answer.scale === step}
                onChange={() => onChange({ scale: step })}
              />
              <span className="letter tabular">{m.scale(step)}</span>
              <span>{m.scaleName(step)}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
