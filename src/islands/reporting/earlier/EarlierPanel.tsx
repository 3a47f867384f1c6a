import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { earlierReportMessages as m } from '#lib/questionnaires/earlier-report-texts.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { useReporting } from '../reporting-context.ts';
import { ComparedNumbers } from './ComparedNumbers.tsx';
import { ExamDate } from './ExamDate.tsx';
import { type Comparison, useComparison } from './use-comparison.ts';
import './earlier.css';

interface EarlierPanelProps {
  /** Number of requests to open the panel: each focuses its text field. */
  asked: number;
  onClose(): void;
}

/** The element to focus once the panel is closed. */
function useOpener(): () => void {
  // Read before the panel's own text field takes the focus.
  const [opener] = useState(() => document.activeElement);
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

function PastedText({ comparison, asked }: { comparison: Comparison; asked: number }) {
  const { text, type, clear, measures, isTooLong } = comparison;
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused again at each request
  useEffect(() => field.current?.focus(), [asked]);
  return (
    <div className="field">
      <label htmlFor="earlier-text">{m.pasted}</label>
      {/* No spelling check or translation, which may use a remote service: the text names a patient. */}
      <textarea
        ref={field}
        id="earlier-text"
        className="input"
        rows={7}
        autoComplete="off"
        spellCheck={false}
        data-gramm="false"
        placeholder={m.pasteHint}
        aria-describedby="earlier-privacy"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {text !== '' && (
        <p className="earlier-found">
          <span role="status">
            {m.found(measures.filter(({ part }) => part === undefined).length)} {isTooLong && m.tooLong}
          </span>
          <button type="button" className="link-button" onClick={clear}>
            {m.clear}
          </button>
        </p>
      )}
    </div>
  );
}

/** Compares the numbers of an earlier report, whose text is pasted here, with those of the current one. */
export function EarlierPanel({ asked, onClose }: EarlierPanelProps) {
  const goBack = useOpener();
  const { focus } = useReporting();
  const comparison = useComparison();
  const close = () => {
    onClose();
    goBack();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // The same key as in the form and in the report.
    else if (event.shiftKey) focus.askForNextExam();
    else comparison.insert(comparison.waiting);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys work anywhere in the panel
    <section className="earlier panel" aria-labelledby="earlier-title" translate="no" onKeyDown={press}>
      <header>
        <h2 id="earlier-title">{m.title}</h2>
        <IconButton icon="i-lucide-x" label={m.close} onPress={close} />
      </header>
      <p id="earlier-privacy" className="earlier-privacy quiet">
        <i className="i-lucide-shield-alert" aria-hidden="true" />
        {m.privacy}
      </p>
      <div className="earlier-halves">
        <div>
          <PastedText comparison={comparison} asked={asked} />
          <ExamDate comparison={comparison} />
        </div>
        <ComparedNumbers comparison={comparison} />
      </div>
    </section>
  );
}
