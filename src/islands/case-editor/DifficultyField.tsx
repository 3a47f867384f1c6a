import { useEffect, useRef } from 'react';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import '../list/labels.css';

interface DifficultyFieldProps {
  value: number;
  onChange(value: number): void;
}

/** Five brains to click; for the keyboard and screen readers, a choice among five. */
export function DifficultyField({ value, onChange }: DifficultyFieldProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    // Chosen before the script was there.
    const chosen = Number(field.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? value);
    if (chosen !== value) onChange(chosen);
  }, [value, onChange]);
  return (
    <fieldset ref={field} className="difficulty">
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
