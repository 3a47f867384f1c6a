import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { keepSession } from '#lib/questionnaires/browser/keep-session.ts';
import { type KeptReports, newReportId } from '#lib/questionnaires/browser/kept-reports.ts';
import { reportInHash } from '#lib/questionnaires/browser/report-hash.ts';
import {
  createReportSession,
  type ReportedBody,
  type ReportedItem,
} from '#lib/questionnaires/browser/report-session.ts';
import type { KeptReport } from '#lib/questionnaires/browser/report-state.ts';
import { createReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { type LostAnswer, lostAnswers } from '#lib/questionnaires/lost-answers.ts';
import { carriedAnswers } from '#lib/questionnaires/repeats/carried-answers.ts';
import { answersInPage } from './answers-in-page.ts';
import type { ReportingPage } from './reporting-context.ts';

/** The questionnaire that is answered. */
export interface Answered {
  item: ReportedItem;
  /** Without its fiches, which are read when they are opened. */
  body: ReportedBody;
  fiches: ReportingPage['fiches'];
  /** Id of the page that is shown first. */
  page?: string | undefined;
}

export interface OpenReport extends ReportingPage {
  $said: ReturnType<typeof atom<string>>;
  /** Its answers that the questionnaire cannot have any more. */
  lost: readonly LostAnswer[];
}

/** Rendering on a server needs no id: nothing of it is shown. */
const freshId = () => (typeof document === 'undefined' ? '' : newReportId());

function openReport({ item, body, fiches, page }: Answered, found?: KeptReport): OpenReport {
  const kept = found && { ...found, answers: carriedAnswers(body.pages, found.answers) };
  const $said = atom('');
  const id = kept?.id ?? freshId();
  return {
    session: createReportSession({ id, item, body, page, kept }, { now: () => Date.now() }),
    focus: createReportingFocus(),
    fiches,
    $typed: atom({}),
    $said,
    announce: (text) => $said.set(text),
    lost: kept ? lostAnswers(body.pages, kept.answers, kept.report) : [],
  };
}

/** The report that is open: the kept one that the address names, or a new one. It is kept as it changes. */
export function useReportPage(answered: Answered, kept: KeptReports<KeptReport>) {
  const [open, setOpen] = useState(() => openReport(answered));
  // Read while rendering: hydration itself may reset fields.
  const [before] = useState(() => answersInPage(open.session.places));
  const { item, body, fiches, page } = answered;
  useEffect(() => keepSession(open.session, kept), [open, kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was answered before the script belongs to the report opened first
  useEffect(() => {
    const follow = (given: Answers) => {
      const id = reportInHash(location.hash);
      const found = id === undefined ? undefined : kept.read(id);
      const next = found?.item.id === item.id ? openReport({ item, body, fiches, page }, found) : undefined;
      if (Object.keys(given).length > 0)
        (next ?? open).session.change((answers) => ({ ...answers, ...given }));
      if (next) setOpen(next);
    };
    follow(before);
    const again = () => follow({});
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [kept, item.id, page]);
  const startNew = () => {
    kept.flush();
    history.replaceState(history.state, '', location.pathname + location.search);
    setOpen(openReport(answered));
  };
  return { open, startNew };
}
