import { useId } from 'react';

interface TextFieldProps {
  label: string;
  maxLength: number;
  value: string;
  onChange(value: string): void;
}

/** One line of French. */
export function TextField({ label, maxLength, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        lang="fr"
        spellCheck
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
