import { useEffect, useRef, useState } from 'react';
import { fromDicomMessages as m } from '#lib/messages/protocol-dicom.ts';
import type { Skipped } from '../../files/SkippedFiles.tsx';
import { type ExamReading, type GivenFiles, openGiven, readExam } from './read-exam.ts';

export interface Exam {
  /** Files read so far; `count` is 0 as long as folders and archives are opened. */
  progress: { done: number; count: number } | null;
  reading: ExamReading | null;
  skipped: readonly Skipped[];
  take(given: GivenFiles): void;
  stop(): void;
  /** Forgets what was read. */
  clear(): void;
  closeSkipped(): void;
}

/** Times a second that progress is drawn: a thousand files take a few seconds. */
const DRAWS = 10;

/** Reading the files of an exam, one exam at a time. */
export function useExam(): Exam {
  const [progress, setProgress] = useState<Exam['progress']>(null);
  const [reading, setReading] = useState<ExamReading | null>(null);
  const [skipped, setSkipped] = useState<readonly Skipped[]>([]);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const read = async (given: GivenFiles, { signal }: AbortController) => {
    let drawn = 0;
    const found = await openGiven(given);
    if (signal.aborted) return;
    setProgress({ done: 0, count: found.length });
    const exam = await readExam(
      found,
      (done) => {
        const now = performance.now();
        if (now - drawn < 1000 / DRAWS) return;
        drawn = now;
        setProgress({ done, count: found.length });
      },
      signal,
    );
    if (signal.aborted) return;
    setSkipped(exam.skipped);
    setReading(exam);
  };
  const take = (given: GivenFiles) => {
    if (stopping.current) return;
    const stop = new AbortController();
    stopping.current = stop;
    setProgress({ done: 0, count: 0 });
    setReading(null);
    setSkipped([]);
    read(given, stop)
      .catch(() => {
        if (!stop.signal.aborted) setSkipped([{ path: '', reason: m.failure }]);
      })
      .finally(() => {
        if (stopping.current !== stop) return;
        stopping.current = null;
        setProgress(null);
      });
  };
  const stop = () => {
    stopping.current?.abort();
    stopping.current = null;
    setProgress(null);
  };
  return {
    progress,
    reading,
    skipped,
    take,
    stop,
    clear: () => {
      setReading(null);
      setSkipped([]);
    },
    closeSkipped: () => setSkipped([]),
  };
}
