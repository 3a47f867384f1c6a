import type { ReactNode } from 'react';
import { useTypedBefore } from '../form/use-typed-before.ts';

interface ChoiceFieldProps<Choice extends string> {
  id: string;
  label: string;
  choices: readonly Choice[];
  value: Choice;
  onChange(choice: Choice): void;
  /** What a choice asks before it is made. */
  children?: ReactNode;
}

/** A word of a closed list; what was chosen before the script came is taken over. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { id, label, choices, value, onChange, children } = props;
  const choose = (typed: string) => {
    const choice = choices.find((each) => each === typed);
    if (choice) onChange(choice);
  };
  useTypedBefore(id, value, choose);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        autoComplete="off"
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {children}
    </div>
  );
}
