import { type ReactNode, useId } from 'react';
import { useTypedBefore } from './use-typed-before.ts';
import './field.css';

type Option<Value extends string> = Value | { value: Value; label: string };

interface ChoiceFieldProps<Value extends string> {
  /** The id of the field, for links to it or for the form; generated when absent. */
  id?: string;
  /** Sent under this name by a form without script. */
  name?: string;
  isRequired?: boolean;
  label: string;
  /** The values, each with its label if that differs. */
  options: readonly Option<Value>[];
  value: Value;
  onChange(value: Value): void;
  /** Follow-up questions shown below the choice. */
  children?: ReactNode;
}

const named = <Value extends string>(option: Option<Value>) =>
  typeof option === 'string' ? { value: option, label: option } : option;

/** A choice among a few values; keeps a choice made before the script ran. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { name, isRequired, label, value, onChange, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const options = props.options.map(named);
  const choose = (typed: string) => {
    const chosen = options.find((each) => each.value === typed);
    if (chosen) onChange(chosen.value);
  };
  useTypedBefore(id, value, choose);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="input"
        required={isRequired}
        autoComplete="off"
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
