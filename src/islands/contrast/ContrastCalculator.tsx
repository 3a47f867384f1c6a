import { useId, useState } from 'react';
import {
  contrastDose,
  type DoseRule,
  readWeight,
  WEIGHT_LENGTH,
  WEIGHT_MAX,
  WEIGHT_MIN,
  WEIGHT_PARAM,
} from '#lib/protocols/contrast-dose.ts';
import { contrastMessages as m } from '#lib/protocols/texts.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import './contrast.css';

interface Props {
  rule: DoseRule;
  /** The weight in the page's URL, as typed. */
  weight: string;
  /** The other parameters of the URL, which submitting the form must not lose. */
  kept: readonly (readonly [name: string, value: string])[];
  /** Anchor of the form in the page. */
  anchor: string;
}

function Result({ typed, rule }: { typed: string; rule: DoseRule }) {
  if (typed.trim() === '') return <span className="quiet">{m.empty}</span>;
  const weight = readWeight(typed);
  const dose = weight === null ? null : contrastDose(weight, rule);
  if (!dose) return <span className="invalid">{m.invalid(WEIGHT_MIN, WEIGHT_MAX)}</span>;
  const { rateMlPerSecond } = rule;
  return (
    <>
      <strong className="tabular">{m.volume(dose.volumeMl)}</strong>
      {dose.seconds !== undefined && rateMlPerSecond !== undefined && (
        <span className="tabular">{m.time(dose.seconds, rateMlPerSecond)}</span>
      )}
      {dose.capped && <span className="capped">{m.capped(dose.volumeMl)}</span>}
      <span className="quiet">{m.notice}</span>
    </>
  );
}

/** Writes the weight into the URL, so that the result can be bookmarked, shared and reloaded. */
function tellAddress(typed: string): void {
  const address = new URL(window.location.href);
  if (readWeight(typed) === null) address.searchParams.delete(WEIGHT_PARAM);
  else address.searchParams.set(WEIGHT_PARAM, typed.trim());
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
}

/**
 * Computes the volume to inject from the weight, the protocol's upper limit and the duration. Without script the form
 * is sent to the server; with script the answer is computed at once.
 */
export function ContrastCalculator({ rule, weight, kept, anchor }: Props) {
  const [typed, setTyped] = useState(weight);
  const id = useId();
  const type = (text: string) => {
    setTyped(text);
    tellAddress(text);
  };
  useTypedBefore(id, typed, type);
  const given = readWeight(typed) !== null;
  return (
    <form
      className={given ? 'contrast' : 'contrast no-print'}
      method="get"
      action={`#${anchor}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="label" htmlFor={id}>
        {m.weight}
      </label>
      <span className="contrast-weight">
        <input
          id={id}
          className="input"
          type="text"
          name={WEIGHT_PARAM}
          inputMode="decimal"
          autoComplete="off"
          maxLength={WEIGHT_LENGTH}
          value={typed}
          aria-invalid={typed.trim() !== '' && !given}
          aria-describedby={`${id}-volume`}
          onChange={(event) => type(event.target.value)}
        />
        <button className="button without-script no-print" type="submit">
          {m.compute}
        </button>
      </span>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <output id={`${id}-volume`} htmlFor={id} aria-label={m.result}>
        <Result typed={typed} rule={rule} />
      </output>
    </form>
  );
}
