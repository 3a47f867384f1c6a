import { useId } from 'react';
import { withinLimit } from '../form/within-limit.ts';

interface TextFieldProps {
  label: string;
  /** Maximum number of characters. */
  most: number;
  value: string;
  onChange(value: string): void;
}

/** A field for one line of French text. */
export function TextField({ label, most, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        lang="fr"
        spellCheck
        {...withinLimit(most)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
