import { memo, useId, useMemo } from 'react';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { type Trial, type TrialReport, trialReport } from '#lib/questionnaires/check/trial-reports.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import { trialReportsMessages as m } from '#lib/questionnaires/trial-reports-texts.ts';
import { WrittenReport } from '../preview/WrittenReport.tsx';

interface Showing {
  /** Selects nodes of the questionnaire. */
  onShow(nodes: readonly string[]): void;
}

interface LacksProps extends Showing {
  title: string;
  lacks: TrialReport['unanswered'];
}

/** What the report lacks, each with a button that goes to its question. */
function Lacks({ title, lacks, onShow }: LacksProps) {
  if (lacks.length === 0) return null;
  return (
    <details className="trial-lacks">
      <summary>{title}</summary>
      <ul>
        {lacks.map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              className="written-sentence"
              onClick={() => onShow([instanceParts(id)?.source ?? id])}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface TrialColumnProps extends Showing {
  title: string;
  body: QuestionnaireBody;
  trial: Trial;
}

/** One report. A memoised component, so that key presses are handled between the rendering of two reports. */
export const TrialColumn = memo(function TrialColumn({ title, body, trial, onShow }: TrialColumnProps) {
  const id = useId();
  const { side, report, unanswered, withoutResult } = useMemo(() => trialReport(body, trial), [body, trial]);
  return (
    <section className="trial" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {side && <p className="quiet">{m.sides[side]}</p>}
      <WrittenReport report={report} onShow={onShow} />
      <Lacks title={m.unanswered(unanswered.length)} lacks={unanswered} onShow={onShow} />
      <Lacks title={m.withoutResult(withoutResult.length)} lacks={withoutResult} onShow={onShow} />
    </section>
  );
});
