import { memo, useEffect, useId, useState } from 'react';
import { readCell } from '#lib/kinds/protocol/cells.ts';
import type { Field } from '#lib/kinds/protocol/fields/field.ts';
import { boundsOf, cellProblem } from '#lib/messages/protocol-fields.ts';
import { protocolGridMessages as m } from '#lib/messages/protocol-grid.ts';
import type { Fault } from './faults.ts';
import type { GridView } from './grid-view.ts';

interface CardFieldProps {
  view: GridView;
  field: Field;
  row: number;
  column: number;
  text: string;
  fault: Fault | undefined;
}

const isNumber = ({ shape: { kind } }: Field) => kind === 'number';
/** The length of a text is told once it is too long. */
const hasBounds = ({ shape: { kind } }: Field) =>
  kind === 'number' || kind === 'numbers' || kind === 'duration';
const isLong = ({ shape: { kind } }: Field) => kind === 'long-text' || kind === 'texts';

/** Yes, no, or nothing said. */
function YesNo({ id, text, onChange }: { id: string; text: string; onChange(text: string): void }) {
  return (
    <select id={id} className="input" value={text} onChange={({ target }) => onChange(target.value)}>
      <option value="">{m.unsaid}</option>
      <option value={m.yes}>{m.yes}</option>
      <option value={m.no}>{m.no}</option>
    </select>
  );
}

/** One value of a row, with its name; it is kept as one leaves it. */
export const CardField = memo(function CardField({ view, field, row, column, text, fault }: CardFieldProps) {
  const [typed, setTyped] = useState<string>();
  const id = useId();
  // What comes from elsewhere, such as undoing, takes the place of nothing that is being typed.
  useEffect(
    () => () => {
      view.pending.delete(id);
    },
    [view, id],
  );
  const keep = (value: string | undefined) => {
    view.pending.delete(id);
    setTyped(undefined);
    if (value !== undefined && value !== text) view.put([{ row, column, text: value }]);
  };
  const change = (value: string) => {
    setTyped(value);
    view.pending.set(id, () => keep(value));
  };
  const value = typed ?? text;
  const reading = readCell(field, value);
  const problem = 'problem' in reading ? cellProblem(field, reading.problem) : undefined;
  const hint = problem ?? (hasBounds(field) ? boundsOf(field) : undefined);
  const words = column === 0 || field.shape.kind === 'text' ? view.suggestions(field.key) : [];
  const Input = isLong(field) ? 'textarea' : 'input';
  const isSelect = field.shape.kind === 'yes-no' && !fault;
  return (
    <div className={isLong(field) || column === 0 ? 'field card-field is-wide' : 'field card-field'}>
      <label htmlFor={id}>
        {field.label}
        {m.unit(field)}
      </label>
      {isSelect ? (
        <YesNo id={id} text={value} onChange={keep} />
      ) : (
        <Input
          id={id}
          className="input"
          value={value}
          autoComplete="off"
          inputMode={isNumber(field) ? 'decimal' : 'text'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={hint && `${id}hint`}
          data-card-row={row}
          data-card-column={column}
          {...(words.length > 0 && Input === 'input' && { list: `${id}words` })}
          onChange={({ target }: { target: { value: string } }) => change(target.value)}
          onBlur={() => keep(typed)}
        />
      )}
      {words.length > 0 && (
        <datalist id={`${id}words`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}hint`} className={problem ? 'fault' : 'hint'}>
          {hint}
        </p>
      )}
    </div>
  );
});
