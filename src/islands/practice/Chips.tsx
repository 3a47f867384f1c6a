import type { ReactNode } from 'react';

interface ChipsProps {
  title: string;
  name: string;
  values: readonly string[];
  chosen: readonly string[];
  label?(value: string): ReactNode;
  onChange(chosen: string[]): void;
}

/** Values of a criterion to choose among: matching one of them is enough. */
export function Chips({ title, name, values, chosen, label = (value) => value, onChange }: ChipsProps) {
  return (
    <fieldset className="practice-chips">
      <legend className="label">{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            className="visually-hidden"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>{label(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
