import { useId } from 'react';
import { useTypedBefore } from '../form/use-typed-before.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  minLength?: number;
}

/** A labelled password. */
export function PasswordField({ label, value, onChange, autoComplete, hint, minLength }: PasswordFieldProps) {
  const id = useId();
  useTypedBefore(id, value, onChange);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="password"
        autoComplete={autoComplete}
        required
        minLength={minLength}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
