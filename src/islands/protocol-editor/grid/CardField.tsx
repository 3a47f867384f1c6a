import { memo, useEffect, useId, useState } from 'react';
import { readCell } from '#lib/protocols/cells.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { boundsOf, cellProblem } from '#lib/protocols/fields-texts.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { scannerEditorMessages as texts } from '#lib/protocols/scanners-editor-texts.ts';
import type { Fault } from './faults.ts';
import type { GridView } from './grid-view.ts';
import { wordsFor } from './suggestions.ts';

interface CardFieldProps {
  view: GridView;
  field: Field;
  row: number;
  column: number;
  text: string;
  fault: Fault | undefined;
  /** The mark of a value that differs between scanners. */
  mark: string | undefined;
  onReset: (() => void) | undefined;
}

const isNumber = ({ shape: { kind } }: Field) => kind === 'number';
/** Whether the field's bounds are shown; the maximum length of a text is mentioned only when it is exceeded. */
const hasBounds = ({ shape: { kind } }: Field) =>
  kind === 'number' || kind === 'numbers' || kind === 'duration';
const isLong = ({ shape: { kind } }: Field) => kind === 'long-text' || kind === 'texts';

/** A choice of yes, no or unspecified. */
function YesNo({ id, text, onChange }: { id: string; text: string; onChange(text: string): void }) {
  return (
    <select id={id} className="input" value={text} onChange={({ target }) => onChange(target.value)}>
      <option value="">{m.unsaid}</option>
      <option value={m.yes}>{m.yes}</option>
      <option value={m.no}>{m.no}</option>
    </select>
  );
}

/** The text typed in a field, stored when the field loses the focus. */
function useCardText(
  { view, row, column, text }: Pick<CardFieldProps, 'view' | 'row' | 'column' | 'text'>,
  id: string,
) {
  const [typed, setTyped] = useState<string>();
  useEffect(
    () => () => {
      view.pending.delete(id);
    },
    [view, id],
  );
  const keep = (value = typed) => {
    view.pending.delete(id);
    setTyped(undefined);
    if (value !== undefined && value !== text) view.put([{ row, column, text: value }]);
  };
  const change = (value: string) => {
    setTyped(value);
    view.pending.set(id, () => keep(value));
  };
  return { value: typed ?? text, keep, change };
}

function Words({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

/** One value of a row, with its name; stored when the field loses the focus. */
export const CardField = memo(function CardField(props: CardFieldProps) {
  const { view, field, row, column, fault, mark, onReset } = props;
  const id = useId();
  const { value, keep, change } = useCardText(props, id);
  const reading = readCell(field, value);
  const problem = 'problem' in reading ? cellProblem(field, reading.problem) : undefined;
  const hint = problem ?? (hasBounds(field) ? boundsOf(field) : undefined);
  const words = field.shape.kind === 'text' ? wordsFor(view, field.key) : [];
  const Input = isLong(field) ? 'textarea' : 'input';
  return (
    <div className={isLong(field) || column === 0 ? 'field card-field is-wide' : 'field card-field'}>
      <label htmlFor={id}>
        {field.label}
        {m.unit(field)}
      </label>
      {field.shape.kind === 'yes-no' && !fault ? (
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
          {...(words.length > 0 && { list: `${id}words` })}
          onChange={({ target }: { target: { value: string } }) => change(target.value)}
          onBlur={() => keep()}
        />
      )}
      {words.length > 0 && <Words id={`${id}words`} words={words} />}
      {mark && (
        <p className="hint">
          {`◆ ${mark}`}{' '}
          {onReset && (
            <button type="button" className="button small" onClick={onReset}>
              {texts.reset}
            </button>
          )}
        </p>
      )}
      {hint && (
        <p id={`${id}hint`} className={problem ? 'fault' : 'hint'}>
          {hint}
        </p>
      )}
    </div>
  );
});
