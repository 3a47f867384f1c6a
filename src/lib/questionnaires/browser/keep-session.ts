import { identitiesIn } from '../identity-like.ts';
import type { KeptReports } from './kept-reports.ts';
import { reportHash } from './report-hash.ts';
import type { ReportSession } from './report-session.ts';
import type { KeptReport } from './report-state.ts';

/** A list names no patient: words that look as if they did are left out of it. */
function withoutIdentity(report: KeptReport): KeptReport {
  const names = identitiesIn(report.firstWords, new Date(report.changedAt).getFullYear()).length > 0;
  return names ? { ...report, firstWords: '' } : report;
}

/**
 * Keeps a report on the device as it changes; one in which nothing was done is not kept. Where the device refuses,
 * leaving the page asks first. The answer stops it.
 */
export function keepSession(session: ReportSession, kept: KeptReports<KeptReport>): () => void {
  const keep = () => {
    const report = session.snapshot();
    if (report.changedAt > report.startedAt) kept.write(withoutIdentity(report));
  };
  const showInAddress = () => {
    const id = kept.idOf(session.id);
    const hash = reportHash(id);
    const isKept = kept.$list.get().some((head) => head.id === id);
    if (isKept && location.hash !== hash) history.replaceState(history.state, '', hash);
  };
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (kept.$state.get() === 'unkept') event.preventDefault();
  };
  addEventListener('beforeunload', askBeforeLeaving);
  const stops = [
    session.$state.listen(keep),
    session.$page.listen(keep),
    session.$copiedAt.listen(keep),
    kept.$list.listen(showInAddress),
    () => removeEventListener('beforeunload', askBeforeLeaving),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
