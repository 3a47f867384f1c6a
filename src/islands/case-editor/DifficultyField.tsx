import { useId } from 'react';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { checkedValue, useTypedBefore } from '../form/use-typed-before.ts';
import '../item/labels.css';

interface DifficultyFieldProps {
  value: number;
  onChange(value: number): void;
}

/** Five brains to click; for the keyboard and screen readers, a choice among five. */
export function DifficultyField({ value, onChange }: DifficultyFieldProps) {
  const id = useId();
  useTypedBefore(id, String(value), (chosen) => onChange(Number(chosen)), checkedValue);
  return (
    <fieldset id={id} className="difficulty">
      <legend className="label">{m.difficulty}</legend>
      {[1, 2, 3, 4, 5].map((level) => (
        <label key={level} title={m.difficultyLevel(level)}>
          <input
            type="radio"
            name="difficulty"
            value={level}
            autoComplete="off"
            className="visually-hidden"
            checked={value === level}
            onChange={() => onChange(level)}
          />
          <i className={level <= value ? 'brain lit' : 'brain'} aria-hidden="true" />
          <span className="visually-hidden">{m.difficultyLevel(level)}</span>
        </label>
      ))}
    </fieldset>
  );
}
