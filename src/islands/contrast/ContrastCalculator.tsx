import { useId, useState } from 'react';
import {
  contrastDose,
  type DoseRule,
  parseDecimal,
  WEIGHT_MAX,
  WEIGHT_MIN,
} from '#lib/domain/contrast-dose.ts';
import { contrastMessages as m } from '#lib/messages/protocol.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import './contrast.css';

function Result({ typed, rule }: { typed: string; rule: DoseRule }) {
  if (typed.trim() === '') return <span className="quiet">{m.empty}</span>;
  const weight = parseDecimal(typed);
  const dose = weight === null ? null : contrastDose(weight, rule);
  if (!dose) return <span className="invalid">{m.invalid(WEIGHT_MIN, WEIGHT_MAX)}</span>;
  return (
    <>
      <strong className="tabular">{m.volume(dose.volumeMl)}</strong>
      {dose.capped && <span className="capped">{m.capped(dose.volumeMl)}</span>}
      <span className="quiet">{m.notice}</span>
    </>
  );
}

/** Weight in, volume to inject out, with the protocol's upper limit. Nothing typed leaves the page. */
export function ContrastCalculator(rule: DoseRule) {
  const [typed, setTyped] = useState('');
  const id = useId();
  useTypedBefore(id, typed, setTyped);
  return (
    <div className="contrast needs-script no-print">
      <label className="label" htmlFor={id}>
        {m.weight}
      </label>
      <input
        id={id}
        className="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed}
        aria-describedby={`${id}-volume`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output id={`${id}-volume`} htmlFor={id} aria-label={m.result}>
        <Result typed={typed} rule={rule} />
      </output>
    </div>
  );
}
