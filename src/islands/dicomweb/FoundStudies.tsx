import { useId, useState } from 'react';
import type { SourceSession } from '#lib/dicomweb/browser/source-session.ts';
import type { FoundStudy } from '#lib/dicomweb/read-answers.ts';
import { dicomwebMessages as m } from '#lib/dicomweb/texts.ts';
import type { ChosenSeries } from './chosen-series.ts';
import { StudySeries } from './StudySeries.tsx';

interface StudyProps {
  session: SourceSession;
  study: FoundStudy;
  chosen: ChosenSeries;
}

function Study({ session, study, chosen }: StudyProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className="pacs-study"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <i className={isOpen ? 'i-lucide-chevron-down' : 'i-lucide-chevron-right'} aria-hidden="true" />
        <span>
          <span className="pacs-study-name">{m.studyName(study)}</span>{' '}
          <span>{m.studyDescription(study)}</span>{' '}
          <small className="hint tabular">{m.studyFacts(study)}</small>
        </span>
      </button>
      <div id={id}>{isOpen && <StudySeries session={session} study={study} chosen={chosen} />}</div>
    </li>
  );
}

interface FoundStudiesProps {
  session: SourceSession;
  studies: readonly FoundStudy[];
  hasMore: boolean;
  chosen: ChosenSeries;
  isRunning: boolean;
  onMore(): void;
}

/** The studies that a search found, each with its series to open. */
export function FoundStudies(props: FoundStudiesProps) {
  const { session, studies, hasMore, chosen, isRunning, onMore } = props;
  return (
    <section className="pacs-found" aria-label={m.studies}>
      <p role="status">{studies.length === 0 ? m.nothing : m.found(studies.length, hasMore)}</p>
      <ul>
        {studies.map((study) => (
          <Study key={study.uid} session={session} study={study} chosen={chosen} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="button" disabled={isRunning} onClick={onMore}>
          {isRunning && <span className="spinner" aria-hidden="true" />}
          {m.next}
        </button>
      )}
    </section>
  );
}
