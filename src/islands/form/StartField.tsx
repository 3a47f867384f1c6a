import { checkedValue, useTypedBefore } from './use-typed-before.ts';

interface StartFieldProps<Start extends string> {
  legend: string;
  /** The labels of the ways to start, in order, by name. */
  starts: Readonly<Record<Start, string>>;
  value: Start;
  onChange(start: Start): void;
  needsScript?: boolean;
}

/** What a new item starts from: one of a few ways. It can be chosen before the script runs. */
export function StartField<Start extends string>(props: StartFieldProps<Start>) {
  const { legend, starts, value, onChange, needsScript = false } = props;
  useTypedBefore('depart', value, (chosen) => onChange(chosen as Start), checkedValue);
  return (
    <fieldset id="depart" className={needsScript ? 'start needs-script' : 'start'}>
      <legend className="label">{legend}</legend>
      {(Object.keys(starts) as Start[]).map((start) => (
        <label key={start}>
          <input
            type="radio"
            name="depart"
            value={start}
            checked={start === value}
            onChange={() => onChange(start)}
          />
          {starts[start]}
        </label>
      ))}
    </fieldset>
  );
}
