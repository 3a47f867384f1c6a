import { atom } from 'nanostores';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';

/** What was pasted and picked to compare a report with an earlier one. */
function createEarlierReport() {
  return {
    $text: atom(''),
    /** As it was typed or picked; null: the one found in the text, if one is sure. */
    $date: atom<string | null>(null),
    /** Which of the proposed numbers was picked, by question: where it stands in the text; `''`: none. */
    $picked: atom<Readonly<Record<string, string>>>({}),
  };
}

export type EarlierReport = ReturnType<typeof createEarlierReport>;

/** They hold patients' names: in the memory of the page alone, and no longer than the report under way. */
const bySession = new WeakMap<ReportSession, EarlierReport>();

export function earlierReportOf(session: ReportSession): EarlierReport {
  const known = bySession.get(session) ?? createEarlierReport();
  bySession.set(session, known);
  return known;
}
