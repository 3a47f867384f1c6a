import { useEffect, useRef, useState } from 'react';
import { fromDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import type { SkippedFile } from '../../files/SkippedFiles.tsx';
import { type ExamReading, type GivenFiles, openGiven, readExam } from './read-exam.ts';

export interface Exam {
  /** Files read so far; `count` is 0 while folders and archives are being opened. */
  progress: { done: number; count: number } | null;
  reading: ExamReading | null;
  skipped: readonly SkippedFile[];
  take(given: GivenFiles): void;
  stop(): void;
  /** Discards what was read. */
  clear(): void;
  closeSkipped(): void;
}

/** Progress updates per second: a thousand files take a few seconds. */
const DRAWS = 10;

/** Opens and reads the given files; undefined if it was stopped first. */
async function readGiven(
  given: GivenFiles,
  onProgress: (progress: Exam['progress']) => void,
  signal: AbortSignal,
): Promise<ExamReading | undefined> {
  const found = await openGiven(given);
  if (signal.aborted) return undefined;
  const { length: count } = found;
  onProgress({ done: 0, count });
  let drawn = 0;
  const draw = (done: number) => {
    const now = performance.now();
    if (now - drawn < 1000 / DRAWS) return;
    drawn = now;
    onProgress({ done, count });
  };
  return readExam(found, draw, signal);
}

/** State of reading an exam's files, one exam at a time. */
export function useExam(): Exam {
  const [progress, setProgress] = useState<Exam['progress']>(null);
  const [reading, setReading] = useState<ExamReading | null>(null);
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const take = (given: GivenFiles) => {
    if (stopping.current) return;
    const stop = new AbortController();
    stopping.current = stop;
    setProgress({ done: 0, count: 0 });
    setReading(null);
    setSkipped([]);
    readGiven(given, setProgress, stop.signal)
      .then((exam) => {
        if (!exam || stop.signal.aborted) return;
        setSkipped(exam.skipped);
        setReading(exam);
      })
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
