import { type ReactNode, type Ref, useId } from 'react';
import { TooLong } from '../../editing/TooLong.tsx';
import '../../form/field.css';

interface TextFieldProps {
  label: string;
  value: string;
  /** Maximum length in characters: longer text is reported, never cut. */
  most: number;
  /** The stored text, where it differs from the displayed one. */
  stored?: string;
  rows?: number;
  hint?: string | undefined;
  fault?: string | undefined;
  input?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onChange(value: string): void;
  children?: ReactNode;
}

/** A text field of one or several lines, in French. */
export function TextField(field: TextFieldProps) {
  const { label, value, most, stored = value, hint, fault, rows, input, onChange, children } = field;
  const id = useId();
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const props = {
    id,
    value,
    ref: input,
    className: 'input',
    lang: 'fr',
    spellCheck: true,
    autoComplete: 'off',
    'aria-invalid': fault !== undefined || stored.trim().length > most,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} />}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <TooLong text={stored} most={most} />
      {children}
    </div>
  );
}

interface CheckFieldProps {
  label: string;
  checked: boolean;
  /** Whether only some of the selected nodes have the setting. */
  isMixed?: boolean;
  onChange(checked: boolean): void;
}

/** A check box for a setting. */
export function CheckField({ label, checked, isMixed = false, onChange }: CheckFieldProps) {
  return (
    <label className="check-field">
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
