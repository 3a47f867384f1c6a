import { useEffect, useId, useRef, useState } from 'react';
import { caseEditorMessages as editorMessages } from '#lib/messages/case-editor.ts';
import { dicomReviewMessages as m } from '#lib/messages/dicom-review.ts';
import { notify } from '#lib/stores/notices.ts';
import { Modal } from '../form/Modal.tsx';
import type { CaseEditor } from './editor.ts';
import { tellKnown } from './import-files.ts';
import type { DicomReading } from './inspect-dicom.ts';
import { SeriesReview } from './SeriesReview.tsx';
import { NO_MASKS, type SeriesMasks, sendSeries } from './send-dicom.ts';

interface DicomReviewProps {
  editor: CaseEditor;
  reading: DicomReading;
}

interface Choice {
  name: string;
  isKept: boolean;
  masks: SeriesMasks;
}

/** What will leave the author's machine and what will not, before anything does. */
export function DicomReview({ editor, reading }: DicomReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Choice[]>(() =>
    reading.series.map(({ name }) => ({ name, isKept: true, masks: NO_MASKS })),
  );
  const [isAttested, setAttested] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const close = () => editor.$import.set({ ...editor.$import.get(), review: null });
  const send = async () => {
    setBusy(true);
    try {
      let known = 0;
      for (const [index, series] of reading.series.entries()) {
        const { name, isKept, masks } = choices[index]!;
        const named = { ...series, name: name.trim() || series.name };
        if (isKept) known += await sendSeries(editor, reading, named, masks);
      }
      tellKnown(known);
      close();
    } catch {
      notify('error', m.failure);
    }
    setBusy(false);
  };
  /** Names and masks are work: Escape does not throw them away, the button does. */
  const isTouched = choices.some(
    ({ name, masks }, index) => masks !== NO_MASKS || name !== reading.series[index]?.name,
  );
  const left = reading.files.reduce((sum, { inspected }) => sum + inspected.left.count, 0);
  const count = reading.series.reduce(
    (sum, { frames }, index) => sum + (choices[index]!.isKept ? frames.length : 0),
    0,
  );
  const change = (index: number, part: Partial<Choice>) =>
    setChoices((before) => before.map((each, other) => (other === index ? { ...each, ...part } : each)));
  return (
    <Modal className="dicom-review" labelledBy={id} onEscape={() => !busy && !isTouched && close()}>
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {m.title}
        </h2>
        <p>{m.summary(reading.files.length, reading.series.length, left)}</p>
      </header>
      <section className="review-scroll" aria-label={m.seriesList}>
        <p className="hint">{m.promise}</p>
        <ol className="review-list">
          {reading.series.map((series, index) => (
            <li key={series.id}>
              <SeriesReview
                reading={reading}
                series={series}
                {...choices[index]!}
                onChange={(part) => change(index, part)}
              />
            </li>
          ))}
        </ol>
      </section>
      <footer>
        <label className="attestation">
          <input
            type="checkbox"
            checked={isAttested}
            onChange={(event) => setAttested(event.target.checked)}
          />
          <span>{m.attestation}</span>
        </label>
        <div className="dialog-actions">
          <button type="button" className="button" disabled={busy} onClick={close}>
            {editorMessages.cancel}
          </button>
          <button
            type="button"
            className="button primary"
            disabled={busy || !isAttested || count === 0}
            onClick={send}
          >
            {busy && <span className="spinner" aria-hidden="true" />}
            {m.send(count)}
          </button>
        </div>
      </footer>
    </Modal>
  );
}
