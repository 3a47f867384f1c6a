import { useEffect, useRef } from 'react';
import type { SourceSession } from '#lib/dicomweb/browser/source-session.ts';
import type { WantedSeries } from '#lib/dicomweb/browser/transfer.ts';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import { dicomwebMessages as m } from '#lib/dicomweb/texts.ts';
import { SourceFault } from './SourceFault.tsx';
import { type Halt, useTransfer } from './use-transfer.ts';

interface HaltedProps {
  halt: Halt;
  source: DicomwebSource;
  withheld: number;
}

function Halted({ halt, source, withheld }: HaltedProps) {
  if (halt === 'paused') return <p role="status">{m.paused}</p>;
  if (halt === 'empty' || halt === 'short') {
    return (
      <p className="banner warning" role="alert">
        {halt === 'empty' ? m.noImages : m.withheld(withheld)}
      </p>
    );
  }
  return <SourceFault failure={halt} source={source} />;
}

interface TransferStateProps {
  session: SourceSession;
  wanted: readonly WantedSeries[];
  onFiles(files: File[]): void;
  onGiveUp(): void;
}

/** Transfer of images from the PACS: its progress, what interrupts it, and how to continue. */
export function TransferState({ session, wanted, onFiles, onGiveUp }: TransferStateProps) {
  const { progress, halt, withheld, pause, resume, takeWhatCame } = useTransfer({ session, wanted, onFiles });
  const { done, count } = progress;
  const region = useRef<HTMLDivElement>(null);
  const isHalted = halt !== null;
  // The pressed button disappears at each change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again each time that the state changes
  useEffect(() => region.current?.focus(), [isHalted]);
  return (
    <div className="pacs-transfer" ref={region} tabIndex={-1}>
      <p className="tabular" aria-live={halt ? 'polite' : 'off'}>
        {!halt && <span className="spinner" aria-hidden="true" />} {m.progress(progress)}
      </p>
      <progress
        {...(count !== undefined && { value: done, max: Math.max(1, count) })}
        aria-label={m.fetching}
      />
      {halt && <Halted halt={halt} source={session.source} withheld={withheld} />}
      <div className="dialog-actions">
        {halt && (
          <button type="button" className="button" onClick={onGiveUp}>
            {m.giveUp}
          </button>
        )}
        {halt && done > 0 && (
          <button type="button" className="button" onClick={takeWhatCame}>
            {m.goOn(done, count)}
          </button>
        )}
        {halt && halt !== 'short' && halt !== 'empty' && (
          <button type="button" className="button primary" onClick={resume}>
            {m.resume}
          </button>
        )}
        {!halt && (
          <button type="button" className="button" onClick={pause}>
            {m.pause}
          </button>
        )}
      </div>
    </div>
  );
}
