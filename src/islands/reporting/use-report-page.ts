import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
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
import {
  answersUnlike,
  type PreferredForm,
  type PreferredWords,
  pagesOfReport,
} from '#lib/questionnaires/preferences/preferred-form.ts';
import { carriedAnswers } from '#lib/questionnaires/repeats/carried-answers.ts';
import type { Side } from '#lib/questionnaires/report/report-types.ts';
import { answersInPage, sideInPage } from './answers-in-page.ts';
import type { ReportingPage } from './reporting-context.ts';

export interface Preferred extends PreferredForm {
  words: PreferredWords;
}

/** The questionnaire that is answered. */
export interface OpenQuestionnaire {
  item: ReportedItem;
  /** Without its fiches, which are read when they are opened. */
  body: ReportedBody;
  fiches: ReportingPage['fiches'];
  /** Id of the page that is shown first. */
  page?: string | undefined;
  /** The questionnaire after the person's preferences. */
  preferred?: Preferred | undefined;
}

export interface OpenReport extends ReportingPage {
  /** Changes each time that a report is opened, also the same one. */
  key: string;
  /** The person's preferences are left aside in it. */
  isPlain: boolean;
  $said: ReturnType<typeof atom<string>>;
  /** Whether the same report was open with other preferences. */
  isReopened?: boolean;
  /** Its answers that the questionnaire can no longer have. */
  lost: readonly LostAnswer[];
}

/** Preferences on the page of a report. */
export interface PreferredReport {
  preferred: Preferred | undefined;
  /** Whether preferences are switched off in the open report. */
  isPlain: boolean;
  leaveAside(isPlain: boolean): void;
  /** Called with the result of changed preferences. */
  prefer(preferred: Preferred | undefined): void;
}

/** Rendering on a server needs no id: nothing of it is shown. */
const freshId = () => (typeof document === 'undefined' ? '' : newReportId());

function openReport(
  { item, body, fiches, page, preferred }: OpenQuestionnaire,
  found?: KeptReport,
): OpenReport {
  const own = found?.isPlain ? undefined : preferred;
  const kept = found && { ...found, answers: carriedAnswers(body.pages, found.answers) };
  const begun = own?.answers;
  const pages = own && pagesOfReport(own, kept?.answers ?? {});
  const $said = atom('');
  const id = kept?.id ?? freshId();
  const asked = own && pages ? { pages, conclusionOrder: own.conclusionOrder } : body;
  const opened = { id, item, body: asked, page, kept, begun, isPlain: found?.isPlain };
  return {
    key: freshId(),
    isPlain: found?.isPlain ?? false,
    session: createReportSession(opened, { now: () => Date.now() }),
    focus: createReportingFocus(),
    fiches,
    $typed: atom({}),
    $said,
    announce: (text) => $said.set(text),
    lost: kept ? lostAnswers(body.pages, kept.answers, kept.report) : [],
  };
}

/** The report that is open: the kept one that the address names, or a new one. It is kept as it changes. */
export function useReportPage(given: OpenQuestionnaire, kept: KeptReports<KeptReport>) {
  const [preferred, setPreferred] = useState(given.preferred);
  const answered = useRef(given);
  answered.current = { ...given, preferred };
  const [open, setOpen] = useState(() => openReport(given));
  // Read while rendering: hydration itself may reset fields. Default answers of the report are not the person's.
  const [before] = useState(() =>
    answersUnlike(answersInPage(open.session.places), open.session.$answers.get()),
  );
  const [sideBefore] = useState(sideInPage);
  const { item, page } = given;
  useEffect(() => {
    const stop = keepSession(open.session, kept);
    // With other preferences, or without, it is another report: nothing else has to change.
    if (open.isReopened) open.session.$page.notify();
    return stop;
  }, [open, kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was answered before the script belongs to the report opened first
  useEffect(() => {
    const follow = (typed: Answers, side?: Side) => {
      const id = reportInHash(location.hash);
      const found = id === undefined ? undefined : kept.read(id);
      const next = found?.item.id === item.id ? openReport(answered.current, found) : undefined;
      if (Object.keys(typed).length > 0)
        (next ?? open).session.change((answers) => ({ ...answers, ...typed }));
      if (side) (next ?? open).session.setSide(side);
      if (next) setOpen(next);
    };
    follow(before, sideBefore);
    const again = () => follow({});
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [kept, item.id, page]);
  const startNew = () => {
    kept.flush();
    history.replaceState(history.state, '', location.pathname + location.search);
    setOpen(openReport(answered.current));
  };
  const { isPlain } = open;
  /** Opens the same report with other preferences, or without: its answers stay. */
  const reopen = (next: Preferred | undefined, plain: boolean) => {
    const report = open.session.snapshot();
    const answers = toggled(report, preferred?.answers ?? {}, plain);
    setPreferred(next);
    const again = openReport({ ...given, preferred: next }, { ...report, answers, isPlain: plain });
    setOpen({ ...again, isReopened: true });
  };
  const ways: PreferredReport = {
    preferred,
    isPlain,
    leaveAside: (plain) => reopen(preferred, plain),
    prefer: (next) => reopen(next, isPlain),
  };
  return { open, startNew, ways };
}

/** The answers of a report from which preferences are taken, or to which they come back. */
function toggled({ answers, isPlain = false }: KeptReport, begun: Answers, next: boolean): Answers {
  if (isPlain === next) return answers;
  return next ? answersUnlike(answers, begun) : { ...begun, ...answers };
}
