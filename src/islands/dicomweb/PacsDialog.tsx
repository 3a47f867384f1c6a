import { useEffect, useId, useRef, useState } from 'react';
import { sessionOf } from '#lib/dicomweb/browser/source-session.ts';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import { dicomwebMessages as m } from '#lib/dicomweb/texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { Modal } from '../form/Modal.tsx';
import { useChosenSeries } from './chosen-series.ts';
import { PacsSearch } from './PacsSearch.tsx';
import { TransferState } from './TransferState.tsx';
import './pacs-dialog.css';

interface PacsDialogProps {
  sources: readonly DicomwebSource[];
  /** Imports the fetched files as if they had been dropped. */
  onFiles(files: File[]): void;
  onClose(): void;
}

/** Dialog in which series of a PACS are searched, chosen and fetched. */
export function PacsDialog({ sources, onFiles, onClose }: PacsDialogProps) {
  const id = useId();
  const [name, setName] = useState(sources[0]?.name ?? '');
  const [isFetching, setFetching] = useState(false);
  const chosen = useChosenSeries();
  const fetchButton = useFocusAfter(isFetching);
  const source = sources.find((each) => each.name === name) ?? sources[0];
  if (!source) return null;
  const session = sessionOf(source);
  const take = (files: File[]) => {
    onClose();
    onFiles(files);
  };
  const change = (next: string) => {
    chosen.clear();
    setName(next);
  };
  const { wanted, images } = chosen;
  return (
    <Modal className="pacs-dialog" labelledBy={id} onEscape={() => !isFetching && onClose()}>
      <h2 id={id}>{isFetching ? m.fetching : m.title}</h2>
      {/* The results stay while images are being fetched, and are there again if fetching fails. */}
      <div className="pacs-choice" hidden={isFetching}>
        <p className="hint">{m.intro}</p>
        {sources.length > 1 && (
          <ChoiceField
            label={m.source}
            options={sources.map((each) => each.name)}
            value={name}
            onChange={change}
          />
        )}
        <PacsSearch key={name} session={session} chosen={chosen} />
        <div className="pacs-foot">
          <p role="status">{m.chosen(wanted.length, images)}</p>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={onClose}>
              {commonMessages.cancel}
            </button>
            <button
              type="button"
              ref={fetchButton}
              className="button primary"
              disabled={wanted.length === 0}
              onClick={() => setFetching(true)}
            >
              {m.fetch(wanted.length)}
            </button>
          </div>
        </div>
      </div>
      {isFetching && (
        <TransferState session={session} wanted={wanted} onFiles={take} onGiveUp={() => setFetching(false)} />
      )}
    </Modal>
  );
}

/** A button that is focused again after the operation it started has ended. */
function useFocusAfter(isUnderWay: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) button.current?.focus();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay]);
  return button;
}
