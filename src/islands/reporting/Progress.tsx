import { useStore } from '@nanostores/react';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { useReporting } from './reporting-context.ts';

/** Number of answered questions. */
export function Progress() {
  const { session } = useReporting();
  const of = useStore(session.$asked);
  const count = useStore(session.$answered);
  const label = m.progress(count, of);
  return (
    <p className="answer-progress tabular" title={label}>
      <span aria-hidden="true">{m.outOf(count, of)}</span>
      <progress max={of} value={count} aria-label={label} />
    </p>
  );
}
