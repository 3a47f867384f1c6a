import { useId } from 'react';
import { TooLong } from '../editing/TooLong.tsx';
import { useTypedBefore } from '../form/use-typed-before.ts';
import '../form/field.css';

interface TextFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  maximum: number;
  /** Number of lines shown, for a multi-line text. */
  rows?: number;
  /** Words already used in this field. */
  suggestions?: readonly string[];
  onChange(value: string): void;
}

/** A text field. A text over the maximum stays as typed, with a message: pasted text is never cut. */
export function TextField({ id, label, hint, value, maximum, rows, suggestions, onChange }: TextFieldProps) {
  const listId = useId();
  useTypedBefore(id, value, onChange);
  const common = {
    id,
    className: 'input',
    autoComplete: 'off',
    value,
    'aria-invalid': value.trim().length > maximum,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-fault`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...common} rows={rows} data-grows onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...common}
          list={suggestions?.length ? listId : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {!!suggestions?.length && (
        <datalist id={listId}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <TooLong text={value} most={maximum} id={`${id}-fault`} />
    </div>
  );
}
