import { useEffect, useRef, useState } from 'react';
import type { SourceSession } from '#lib/dicomweb/browser/source-session.ts';
import { Transfer, type WantedSeries } from '#lib/dicomweb/browser/transfer.ts';
import { SourceFailure } from '#lib/dicomweb/source-failure.ts';
import type { TransferProgress } from '#lib/dicomweb/transfer-progress.ts';

/** Why a transfer is not running: it was interrupted, it failed, or it ended and some images are missing. */
export type Halt = 'paused' | 'short' | 'empty' | SourceFailure;

interface UseTransfer {
  session: SourceSession;
  wanted: readonly WantedSeries[];
  onFiles(files: File[]): void;
}

/** Starts a transfer when the component is mounted, and stops it on unmount. */
export function useTransfer({ session, wanted, onFiles }: UseTransfer) {
  const [progress, setProgress] = useState<TransferProgress>({ done: 0, count: undefined, bytes: 0 });
  const [halt, setHalt] = useState<Halt | null>(null);
  const [transfer] = useState(() => new Transfer(session, wanted, setProgress));
  const running = useRef<AbortController>(undefined);

  async function run(): Promise<void> {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setHalt(null);
    try {
      await transfer.run(stop.signal);
      const files = transfer.files();
      if (stop.signal.aborted) return;
      if (files.length === 0) setHalt('empty');
      else if (transfer.withheld > 0) setHalt('short');
      else onFiles(files);
    } catch (error) {
      // Interrupted, or another run has begun since.
      if (stop.signal.aborted) return;
      if (!(error instanceof SourceFailure)) throw error;
      setHalt(error);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the transfer starts once
  useEffect(() => {
    void run();
    return () => running.current?.abort();
  }, []);

  return {
    progress,
    halt,
    withheld: transfer.withheld,
    pause() {
      running.current?.abort();
      setHalt('paused');
    },
    resume: () => void run(),
    takeWhatCame: () => onFiles(transfer.files()),
  };
}
