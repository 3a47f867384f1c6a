import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadPhrases } from '#lib/phrases/store.ts';
import type { KeptReports } from '#lib/questionnaires/browser/kept-reports.ts';
import { $arePreferencesOpen } from '#lib/questionnaires/browser/preferences-open.ts';
import type { KeptReport } from '#lib/questionnaires/browser/report-state.ts';
import type { ReportingFocus, ReportingHalf } from '#lib/questionnaires/browser/reporting-focus.ts';
import { keptReportMessages } from '#lib/questionnaires/kept-reports-texts.ts';
import type { LostAnswer } from '#lib/questionnaires/lost-answers.ts';
import { PREFERENCES_BUTTON } from '#lib/questionnaires/preferences/preferred-form.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { FicheBeside } from '../fiche/FicheBeside.tsx';
import { useIsLive } from '../form/use-is-live.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { KeptReportList } from '../kept-reports/KeptReportList.tsx';
import { useKeptReports } from '../kept-reports/use-kept-reports.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { PreferencesLine } from './PreferencesLine.tsx';
import { ReportPane } from './report/ReportPane.tsx';
import { ReportingContext } from './reporting-context.ts';
import {
  type OpenQuestionnaire,
  type OpenReport,
  type PreferredReport,
  useReportPage,
} from './use-report-page.ts';
import './reporting.css';

interface ReportingProps extends OpenQuestionnaire {
  /** Username of the person who answers the questionnaire. */
  person: string;
}

/** The half shown on a phone. When one half needs the other, that must be shown before it can be focused. */
function useShownHalf({ $shown }: ReportingFocus): ReportingHalf {
  const [shown, setShown] = useState($shown.get());
  useEffect(() => {
    setShown($shown.get());
    return $shown.listen((half) => flushSync(() => setShown(half)));
  }, [$shown]);
  return shown;
}

/** Switch between the two halves, one of which is shown at a time on a phone. */
function HalfSwitch({ shown, show }: { shown: ReportingHalf; show(half: ReportingHalf): void }) {
  const button = (half: ReportingHalf, label: string) => (
    <button type="button" aria-pressed={shown === half} onClick={() => show(half)}>
      {label}
    </button>
  );
  return (
    <nav className="half-switch needs-script" aria-label={m.halves}>
      {button('form', m.form)}
      {button('report', m.report)}
    </nav>
  );
}

/** Notes on whether the report is stored on the device, and on answers that were lost. */
function KeepingNotes({ kept, lost }: { kept: KeptReports<KeptReport>; lost: readonly LostAnswer[] }) {
  const state = useStore(kept.$state);
  return (
    <div role="status" className="keeping-notes">
      {lost.length > 0 && (
        <div className="banner">
          <p>{keptReportMessages.lost(lost.length)}</p>
          <ul>{lost.map(({ question, words }) => words !== '' && <li key={question}>{words}</li>)}</ul>
        </div>
      )}
      {state !== 'kept' && <p className="banner error">{keptReportMessages[state]}</p>}
    </div>
  );
}

/** The panel for comparison with an earlier report, whose code is loaded on demand. */
function Comparing({ focus: { $comparing } }: { focus: ReportingFocus }) {
  const asked = useStore($comparing);
  const close = () => $comparing.set(0);
  const Panel = useLoaded(
    asked > 0,
    async () => (await import('./earlier/EarlierPanel.tsx')).EarlierPanel,
    close,
  );
  return Panel && <Panel asked={asked} onClose={close} />;
}

/** The dialog of the person's preferences, loaded on demand. */
function AskedPreferences({ body, ways }: { body: OpenQuestionnaire['body']; ways: PreferredReport }) {
  const isAsked = useStore($arePreferencesOpen);
  const close = () => $arePreferencesOpen.set(false);
  useEffect(() => {
    const button = document.getElementById(PREFERENCES_BUTTON);
    const open = () => $arePreferencesOpen.set(true);
    button?.addEventListener('click', open);
    return () => button?.removeEventListener('click', open);
  }, []);
  const load = async () => (await import('./preferences/PreferencesDialog.tsx')).PreferencesDialog;
  const Dialog = useLoaded(isAsked, load, close);
  return Dialog && <Dialog body={body} ways={ways} onClose={close} />;
}

/** A questionnaire being answered on the left, and the resulting report on the right. */
export function Reporting({ person, ...answered }: ReportingProps) {
  const kept = useKeptReports<KeptReport>(person);
  const { open, startNew, ways } = useReportPage(answered, kept);
  const shown = useShownHalf(open.focus);
  const isLive = useIsLive();
  useEffect(() => void loadPhrases(), []);
  const current = kept.idOf(open.session.id);
  return (
    <ReportingContext value={open}>
      <KeptReportList
        kept={kept}
        itemId={answered.item.id}
        current={current}
        onErased={(id) => id === current && startNew()}
      >
        <button type="button" className="button" onClick={startNew}>
          {keptReportMessages.startNew}
        </button>
      </KeptReportList>
      <KeepingNotes kept={kept} lost={open.lost} />
      <PreferencesLine {...ways} />
      <AskedPreferences body={answered.body} ways={ways} />
      <div key={open.key} className="reporting" data-shown={shown} data-live={isLive || undefined}>
        <Comparing focus={open.focus} />
        <HalfSwitch shown={shown} show={(half) => open.focus.$shown.set(half)} />
        <AnswerForm />
        <ReportPane session={open.session} focus={open.focus} onNext={startNew} />
        <FicheBeside />
        <Announcer $said={open.$said} />
      </div>
    </ReportingContext>
  );
}

function Announcer({ $said }: Pick<OpenReport, '$said'>) {
  return (
    <p className="visually-hidden" role="status">
      {useStore($said)}
    </p>
  );
}
