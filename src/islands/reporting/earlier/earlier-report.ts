import { atom } from 'nanostores';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';

/** The pasted text and the choices for comparing a report with an earlier one. */
function createEarlierReport() {
  return {
    $text: atom(''),
    /** The date as typed or picked; null for the one found in the text, if it is certain. */
    $date: atom<string | null>(null),
    /** The chosen candidate for each question's number, by its position in the text; `''` for none. */
    $picked: atom<Readonly<Record<string, string>>>({}),
  };
}

export type EarlierReport = ReturnType<typeof createEarlierReport>;

/** The texts hold patients' names: they stay in the page's memory, and no longer than the current report. */
const bySession = new WeakMap<ReportSession, EarlierReport>();

export function earlierReportOf(session: ReportSession): EarlierReport {
  const known = bySession.get(session) ?? createEarlierReport();
  bySession.set(session, known);
  return known;
}
