import type { KeptReports } from './kept-reports.ts';
import { reportHash } from './report-hash.ts';
import type { ReportSession } from './report-session.ts';
import type { KeptReport } from './report-state.ts';

type IdentityCheck = typeof import('../identity-like.ts');

/**
 * The list of reports must not name a patient: words that look like an identity, or that could not be checked yet, are
 * left out of its entries.
 */
function withoutIdentity(report: KeptReport, check: IdentityCheck | null): KeptReport {
  const isChecked =
    check?.identitiesIn(report.firstWords, new Date(report.changedAt).getFullYear()).length === 0;
  return isChecked ? report : { ...report, firstWords: '' };
}

/**
 * Keeps a report on the device as it changes; a report without any answer or edit is not kept. If the device refuses,
 * leaving the page asks for confirmation. Returns a function that stops the keeping.
 */
export function keepSession(session: ReportSession, kept: KeptReports<KeptReport>): () => void {
  let check: IdentityCheck | null = null;
  let isOpen = true;
  const keep = () => {
    const report = session.snapshot();
    if (report.changedAt <= report.startedAt) return;
    kept.write(withoutIdentity(report, check));
    if (!check) void fetchCheck();
  };
  // The identity check is loaded on the first change; if that fails, the next change tries again.
  const fetchCheck = async () => {
    const fetched = await import('../identity-like.ts').catch(() => null);
    if (check || !fetched || !isOpen) return;
    check = fetched;
    keep();
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
    () => {
      isOpen = false;
    },
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
