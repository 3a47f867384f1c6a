import { fieldNames } from '#lib/questions/form-answers.ts';
import { SCALE } from '#lib/questions/formats.ts';
import { scaleMessages } from '#lib/questions/scale-texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { Script } from './Script.tsx';

/** A script's hypothesis and new fact, and the five-step scale of its effect. */
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
              <span className="letter tabular">{scaleMessages.sign(step)}</span>
              <span>{scaleMessages.name(step)}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
