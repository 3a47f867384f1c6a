import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { withheldConclusions } from '#lib/questionnaires/report/suppressed-conclusion.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';

interface WithheldConclusionsProps {
  session: ReportSession;
  focus: ReportingFocus;
}

/** Conclusions of normal answers that an abnormal answer suppresses, each with a link to that answer. */
export function WithheldConclusions({ session, focus }: WithheldConclusionsProps) {
  const answers = useStore(session.$answers);
  const withheld = useMemo(() => withheldConclusions(session.body.pages, answers), [session, answers]);
  if (withheld.length === 0) return null;
  return (
    <details className="report-removed">
      <summary>{m.withheld(withheld.length)}</summary>
      <ul>
        {withheld.map(({ question, because }) => (
          <li key={question.id}>
            <span>{m.withheldBecause(question.text, because.text)}</span>
            <button type="button" className="link-button" onClick={() => focus.reveal(because.id)}>
              {m.toQuestion}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
