import { useState } from 'react';
import { readCell, writeCell } from '#lib/kinds/protocol/cells.ts';
import type { Field } from '#lib/kinds/protocol/fields/field.ts';
import { boundsOf, cellProblem } from '#lib/messages/protocol-fields.ts';
import '../form/field.css';

interface NumberFieldProps {
  id: string;
  field: Field;
  value: number | undefined;
  onChange(value: number | undefined): void;
}

/** A number with its unit: typed as one speaks, kept in the draft once it is one, within its bounds. */
export function NumberField({ id, field, value, onChange }: NumberFieldProps) {
  /** What is being typed; null once it is what the draft says. */
  const [typed, setTyped] = useState<string | null>(null);
  const unit = 'unit' in field.shape ? field.shape.unit : '';
  const read = typed === null ? { value } : readCell(field, typed);
  const problem = 'problem' in read ? read.problem : undefined;
  const type = (text: string) => {
    setTyped(text);
    const now = readCell(field, text);
    if ('value' in now) onChange(now.value as number | undefined);
  };
  // Undoing, or another tab, has changed it since: that is what it says now.
  if (typed !== null && !problem && 'value' in read && read.value !== value) setTyped(null);
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
        value={typed ?? writeCell(field, value)}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-bounds`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => !problem && setTyped(null)}
      />
      <p className={problem ? 'fault' : 'hint'} id={`${id}-bounds`} role={problem ? 'alert' : undefined}>
        {problem ? cellProblem(field, problem) : boundsOf(field)}
      </p>
    </div>
  );
}
