import type { ClipboardEventHandler, KeyboardEventHandler } from 'react';
import { TooLong } from '../../editing/TooLong.tsx';
import '../../form/field.css';

interface NodeTextProps {
  id: string;
  /** The accessible name of the field; it begins with the visible label, if there is one. */
  name: string;
  label?: string;
  hint?: string;
  placeholder?: string;
  value: string;
  most: number;
  onChange(text: string): void;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
}

/** A text that grows as it is written: of a step, a question, a proposition, an explanation. */
export function NodeText({ id, name, label, hint, value, most, onChange, ...rest }: NodeTextProps) {
  return (
    <div className="field node-text">
      {label && <label htmlFor={id}>{label}</label>}
      <textarea
        id={id}
        className="input"
        rows={1}
        data-grows
        data-of-draft
        lang="fr"
        autoComplete="off"
        aria-label={name}
        aria-invalid={value.trim().length > most}
        aria-describedby={hint ? `${id}-aide` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
      {hint && (
        <p className="hint" id={`${id}-aide`}>
          {hint}
        </p>
      )}
      <TooLong text={value} most={most} />
    </div>
  );
}
