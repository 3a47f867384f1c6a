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
  differingAnswers,
  type PreferredForm,
  type PreferredWords,
  pagesOfReport,
} from '#lib/questionnaires/preferences/preferred-form.ts';
import { adaptAnswers } from '#lib/questionnaires/repeats/adapt-answers.ts';
import type { Side } from '#lib/questionnaires/report/report-types.ts';
import { answersInPage, sideInPage } from './answers-in-page.ts';
import type { ReportingPage } from './reporting-context.ts';

export interface PreferredQuestionnaire extends PreferredForm {
  words: PreferredWords;
}

/** The questionnaire to answer. */
export interface OpenQuestionnaire {
  item: ReportedItem;
  /** Without the text of its fiches, which is loaded when one is opened. */
  body: ReportedBody;
  fiches: ReportingPage['fiches'];
  /** Id of the page shown first. */
  page?: string | undefined;
  /** The questionnaire with the person's preferences applied. */
  preferred?: PreferredQuestionnaire | undefined;
}

export interface OpenReport extends ReportingPage {
  /** Changes each time a report is opened, even the same one. */
  key: string;
  /** Whether the person's preferences are switched off in this report. */
  isPlain: boolean;
  $said: ReturnType<typeof atom<string>>;
  /** Whether the same report was already open with other preferences. */
  isReopened?: boolean;
  /** Stored answers that the questionnaire no longer allows. */
  lost: readonly LostAnswer[];
}

/** The person's preferences on the page of a report. */
export interface PreferredReport {
  preferred: PreferredQuestionnaire | undefined;
  /** Whether preferences are switched off in the open report. */
  isPlain: boolean;
  leaveAside(isPlain: boolean): void;
  /** Called with the questionnaire after preferences have changed. */
  prefer(preferred: PreferredQuestionnaire | undefined): void;
}

/** The server needs no id, because its HTML does not contain one. */
const freshId = () => (typeof document === 'undefined' ? '' : newReportId());

function openReport(
  { item, body, fiches, page, preferred }: OpenQuestionnaire,
  found?: KeptReport,
): OpenReport {
  const own = found?.isPlain ? undefined : preferred;
  const kept = found && { ...found, answers: adaptAnswers(body.pages, found.answers) };
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

/** The open report: the stored one named in the URL, or a new one. Changes are stored on the device. */
export function useReportPage(given: OpenQuestionnaire, kept: KeptReports<KeptReport>) {
  const [preferred, setPreferred] = useState(given.preferred);
  const answered = useRef(given);
  answered.current = { ...given, preferred };
  const [open, setOpen] = useState(() => openReport(given));
  // Read during the first render: hydration itself may reset fields. Default answers do not count as the person's.
  const [before] = useState(() =>
    differingAnswers(answersInPage(open.session.places), open.session.$answers.get()),
  );
  const [sideBefore] = useState(sideInPage);
  const { item, page } = given;
  useEffect(() => {
    const stop = keepSession(open.session, kept);
    // Other preferences change the questionnaire, though no answer has changed: notify explicitly.
    if (open.isReopened) open.session.$page.notify();
    return stop;
  }, [open, kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers typed before hydration belong to the first report
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
  /** Opens the same report with other preferences, or with none: its answers are kept. */
  const reopen = (next: PreferredQuestionnaire | undefined, plain: boolean) => {
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

/** The answers of a report when preferences are switched off, or on again. */
function toggled({ answers, isPlain = false }: KeptReport, begun: Answers, next: boolean): Answers {
  if (isPlain === next) return answers;
  return next ? differingAnswers(answers, begun) : { ...begun, ...answers };
}
