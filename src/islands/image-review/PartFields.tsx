import { useState } from 'react';
import type { PartOfSeries } from '#lib/images/part-of-series.ts';
import { partOfSeriesMessages as m } from '#lib/images/part-of-series-texts.ts';
import './part-fields.css';

const FIELDS = ['from', 'to', 'every'] as const;

interface PartFieldsProps {
  /** How many images the series has. */
  count: number;
  part: PartOfSeries;
  onPart(part: PartOfSeries): void;
}

interface NumberFieldProps {
  label: string;
  value: number;
  max: number;
  onValue(value: number): void;
}

/** A number field, from 1 on; its text may be empty while typing. */
function NumberField({ label, value, max, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      {label}
      <input
        className="input"
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={1}
        max={max}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Math.round(Number(target.value));
          if (number >= 1) onValue(Math.min(max, number));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

/** The part of a long series to keep: a range, and the interval between kept images. */
export function PartFields({ count, part, onPart }: PartFieldsProps) {
  return (
    <fieldset className="part-fields">
      <legend className="visually-hidden">{m.title}</legend>
      {FIELDS.map((field) => (
        <NumberField
          key={field}
          label={m.fields[field]}
          value={part[field]}
          max={count}
          onValue={(value) => onPart({ ...part, [field]: value })}
        />
      ))}
    </fieldset>
  );
}
