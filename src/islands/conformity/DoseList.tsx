import type { DoseResult } from '#lib/protocols/conformity/dose-results.ts';
import { conformityMessages as m } from '#lib/protocols/conformity-texts.ts';
import { VerdictMark } from './VerdictMark.tsx';

/** The doses of an exam beside the department's reference levels. */
export function DoseList({ doses }: { doses: readonly DoseResult[] }) {
  return (
    <section className="panel conform-doses">
      <h3>{m.doses}</h3>
      <ul>
        {doses.map((dose) => (
          <li key={`${dose.quantity} ${dose.name ?? ''}`}>
            <strong>{m.doseOf(dose)}</strong>
            <span className="tabular">{m.dose(dose)}</span>
            <span className="quiet">{m.doseReference(dose)}</span>
            <VerdictMark verdict={dose.verdict} />
          </li>
        ))}
      </ul>
    </section>
  );
}
