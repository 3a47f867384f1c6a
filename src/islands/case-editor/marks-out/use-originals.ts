import { useEffect, useRef, useState } from 'react';
import type { AnchoredImage } from '#lib/cases/marks/written-findings.ts';
import { marksOutMessages as m } from '#lib/cases/marks-out-texts.ts';
import type { CasePresentation } from '#lib/cases/presentation-schema.ts';
import { readDropped, readPicked } from '#lib/dicom/dropped-files.ts';
import { partSource } from '#lib/items/browser/item-source.ts';
import { inspectDicom } from '../../image-review/inspect-dicom.ts';
import type { GivenFiles } from '../intake.ts';
import { loadImageComparer } from './compare-pixels.ts';
import { type FoundOriginals, findOriginals } from './find-originals.ts';

/** How far it is: files are opened, then read, then the images of the case are compared with them. */
export interface SearchProgress {
  step: 'opening' | 'reading' | 'comparing';
  done: number;
  count: number;
}

export interface Originals {
  progress: SearchProgress | null;
  found: FoundOriginals | null;
  /** How the case opens, as it is saved. */
  presentation: CasePresentation | null;
  fault: string;
  take(given: GivenFiles): void;
}

interface Search {
  found: FoundOriginals;
  presentation: CasePresentation | null;
}

/** Finds the files that images of a case were made of, among those that are given. */
export function useOriginals(
  caseId: string,
  images: readonly AnchoredImage[],
  save: () => Promise<boolean>,
): Originals {
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const [search, setSearch] = useState<Search | null>(null);
  const [fault, setFault] = useState('');
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const run = async (given: GivenFiles, signal: AbortSignal): Promise<void> => {
    const opened = await ('dropped' in given ? readDropped(given.dropped) : readPicked(given.picked));
    const files = opened.filter(({ blob, closed }) => blob.size > 0 && !closed);
    const count = files.length;
    const reading = await inspectDicom(
      files,
      ({ done }) => setProgress({ step: 'reading', done, count }),
      signal,
    );
    signal.throwIfAborted();
    const compared = (step: number, all: number) =>
      setProgress({ step: 'comparing', done: step, count: all });
    compared(0, 0);
    try {
      // Images that are not saved yet cannot be fetched from the server.
      if (!(await save())) throw new Error('unsaved');
      const stored = ({ image, folder }: AnchoredImage) =>
        loadImageComparer(caseId, image, folder.series, signal);
      const found = await findOriginals(images, reading, stored, compared, signal);
      const { fields } = await partSource('case', caseId, 'presentation').read();
      const presentation = (fields.presentation ?? null) as CasePresentation | null;
      if (!signal.aborted) setSearch({ found, presentation });
    } catch {
      if (!signal.aborted) setFault(m.compareFailure);
    } finally {
      reading.importer.close();
    }
  };

  const take = (given: GivenFiles) => {
    if (progress) return;
    // Reading new files ends the reading of earlier ones.
    stopping.current?.abort();
    const stop = new AbortController();
    stopping.current = stop;
    setSearch(null);
    setFault('');
    setProgress({ step: 'opening', done: 0, count: 0 });
    run(given, stop.signal)
      .catch(() => {
        if (!stop.signal.aborted) setFault(m.readFailure);
      })
      .finally(() => {
        if (!stop.signal.aborted) setProgress(null);
      });
  };
  const { found = null, presentation = null } = search ?? {};
  return { progress, found, presentation, fault, take };
}
