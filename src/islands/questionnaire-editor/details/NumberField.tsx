import { useId, useState } from 'react';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';

interface NumberFieldProps {
  label: string;
  value: number | undefined;
  /** Returns the reason why a number cannot be stored. */
  faultOf?(value: number): string | undefined;
  onChange(value: number | undefined): void;
}

const shown = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','));

/** The number in a text; undefined for an empty text, null for an invalid one. */
function read(typed: string): number | undefined | null {
  const text = typed
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** A number field with a French decimal comma. An invalid text stays in the field and is reported. */
export function NumberField({ label, value, faultOf, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const faultIn = (text: string): string | undefined => {
    const number = read(text);
    if (number === null) return m.notNumber;
    if (number === undefined) return undefined;
    return Math.abs(number) > QUESTIONNAIRE_MAX.measure ? m.tooLarge : faultOf?.(number);
  };
  const fault = typed === undefined ? undefined : faultIn(typed);
  // The stored number may have been changed by undo meanwhile.
  const text = typed !== undefined && (fault || read(typed) === value) ? typed : shown(value);
  return (
    <div className="field number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = read(target.value);
          if (number !== null && !faultIn(target.value)) onChange(number);
        }}
        onBlur={() => !fault && setTyped(undefined)}
      />
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {`${fault} ${m.notStored}`}
        </p>
      )}
    </div>
  );
}
