import { useEffect } from 'react';
import type { Field } from '#lib/protocols/fields/field.ts';
import { boundsOf, cellProblem } from '#lib/protocols/fields-texts.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import type { RefusedText } from './refused-texts.ts';
import { useNumberText } from './use-number-text.ts';
import '../form/field.css';

interface NumberFieldProps {
  id: string;
  field: Field;
  /** Shown below the field in place of its bounds. */
  hint?: string | undefined;
  value: number | undefined;
  onChange(value: number | undefined): void;
  /** Called with the typed text if it is invalid, and with an empty list once it is corrected. */
  onRefused(texts: readonly RefusedText[]): void;
}

/** Focuses a field, after opening the collapsed part that contains it. */
function showField(id: string): void {
  const input = document.getElementById(id);
  input?.closest('details')?.setAttribute('open', '');
  input?.focus();
}

/** A number with its unit, stored when the field loses the focus; an invalid text is reported and not stored. */
export function NumberField({ id, field, hint, value, onChange, onRefused }: NumberFieldProps) {
  const { text, problem, type, keep } = useNumberText(field, value, onChange);
  useTypedBefore(id, text, type);
  const unit = 'unit' in field.shape ? field.shape.unit : '';
  const refused = problem ? text : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each text
  useEffect(() => {
    if (refused === undefined) return;
    onRefused([{ label: field.label, text: refused, show: () => showField(id) }]);
    return () => onRefused([]);
  }, [refused]);
  return (
    <div className="field number-field">
      <label htmlFor={id}>
        {field.label} {unit && <span className="quiet">({unit})</span>}
      </label>
      <input
        id={id}
        className="input tabular"
        autoComplete="off"
        inputMode="decimal"
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-bounds`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
        onBlur={keep}
      />
      <p className={problem ? 'fault' : 'hint'} id={`${id}-bounds`} role={problem ? 'alert' : undefined}>
        {problem ? cellProblem(field, problem) : (hint ?? boundsOf(field))}
      </p>
    </div>
  );
}
