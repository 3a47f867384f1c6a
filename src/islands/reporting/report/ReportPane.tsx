import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import { Loaded } from '../../form/Loaded.tsx';
import { Offers } from './Offers.tsx';
import type { OpenPoint } from './open-points.ts';
import { RemovedSentences } from './RemovedSentences.tsx';
import { ReportText, type TextHandle } from './ReportText.tsx';
import { ReportTools } from './ReportTools.tsx';
import { SentenceBar } from './SentenceBar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useNextExam } from './use-next-exam.ts';
import { useReportExport } from './use-report-export.ts';
import { useWarnings } from './use-warnings.ts';
import { Warnings } from './Warnings.tsx';
import { WithheldConclusions } from './WithheldConclusions.tsx';
import '../../editing/editing.css';
import './report.css';
import './report-print.css';

interface ReportPaneProps {
  session: ReportSession;
  focus: ReportingFocus;
  /** Starts the next report. */
  onNext(): void;
}

/** The report half of the page: the text written by the answers and edited by the person, and its export. */
export function ReportPane({ session, focus, onNext }: ReportPaneProps) {
  const text = useRef<TextHandle>(null);
  const foot = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(foot);
  const [sentence, setSentence] = useState<string | null>(null);
  const taking = useReportExport({ session, text, onNext });
  const press = useNextExam(focus, taking);
  const found = useWarnings(session);
  useEffect(
    () =>
      focus.$revealed.listen((revealed) => {
        if (revealed?.half === 'report') void text.current?.showQuestion(revealed.question);
      }),
    [focus],
  );
  const showPoint = ({ kind, question }: OpenPoint) => {
    // Close the dialog first: it returns the focus to its opener.
    flushSync(taking.cancel);
    focus.reveal(question, kind === 'changed' ? 'report' : 'form');
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same key as in the form, anywhere in the report
    <section className="report-pane" aria-labelledby="report-title" onKeyDown={press}>
      <div className="report-head needs-script">
        <h2 id="report-title">{m.title}</h2>
        <ReportTools onTake={taking.take} onCompare={focus.askToCompare} />
      </div>
      <p className="report-identity">
        <i className="i-lucide-shield-alert" aria-hidden="true" />
        {m.identity}
      </p>
      <ReportText session={session} focus={focus} found={found} handle={text} onSentence={setSentence} />
      <RemovedSentences session={session} keepFocus={keepFocus} />
      <WithheldConclusions session={session} focus={focus} />
      <p id="report-help" className="report-help quiet">
        {m.help}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className="report-foot" ref={foot} role="group" aria-label={m.foot} tabIndex={-1}>
        <Warnings found={found} show={(each) => void text.current?.select(each)} />
        <Offers session={session} keepFocus={keepFocus} />
        <SentenceBar session={session} focus={focus} sentence={sentence} keepFocus={keepFocus} />
      </div>
      {taking.asked && (
        <Loaded
          load={async () => (await import('./OpenPoints.tsx')).OpenPoints}
          giveUp={taking.giveUp}
          props={{
            ...taking.asked,
            show: showPoint,
            onTakeAnyway: taking.takeAnyway,
            onClose: taking.cancel,
          }}
        />
      )}
    </section>
  );
}
