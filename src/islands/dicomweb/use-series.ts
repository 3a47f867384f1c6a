import { useEffect, useState } from 'react';
import { findSeries } from '#lib/dicomweb/browser/find.ts';
import type { SourceSession } from '#lib/dicomweb/browser/source-session.ts';
import { thumbnailOf } from '#lib/dicomweb/browser/thumbnail.ts';
import type { FoundSeries } from '#lib/dicomweb/read-answers.ts';
import { SourceFailure } from '#lib/dicomweb/source-failure.ts';

/** Thumbnails fetched at the same time, after the first one has shown which request the PACS supports. */
const AT_ONCE = 3;

interface Shown {
  session: SourceSession;
  study: string;
  signal: AbortSignal;
  onPicture(series: string, picture: Blob): void;
}

async function showAll(series: readonly FoundSeries[], shown: Shown): Promise<void> {
  const { session, study, signal, onPicture } = shown;
  const left = [...series];
  const showNext = async () => {
    const next = left.shift();
    const picture = next && (await thumbnailOf(session, study, next, signal));
    if (next && picture && !signal.aborted) onPicture(next.uid, picture);
  };
  const showRest = async () => {
    while (left.length > 0 && session.thumbnails !== 'none' && !signal.aborted) await showNext();
  };
  while (left.length > 0 && session.thumbnails === undefined && !signal.aborted) await showNext();
  await Promise.all(Array.from({ length: AT_ONCE }, showRest));
}

/** Loads the series of a study, then their thumbnails. @param round a new number repeats the request */
export function useSeries(session: SourceSession, study: string, round: number) {
  const [series, setSeries] = useState<readonly FoundSeries[] | null>(null);
  const [failure, setFailure] = useState<SourceFailure | null>(null);
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each `round` repeats the request
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const made: string[] = [];
    const onPicture = (uid: string, picture: Blob) => {
      const url = URL.createObjectURL(picture);
      made.push(url);
      setPictures((before) => new Map([...before, [uid, url]]));
    };
    setFailure(null);
    findSeries(session, study, signal)
      .then((found) => {
        if (signal.aborted) return undefined;
        setSeries(found);
        return showAll(found, { session, study, signal, onPicture });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof SourceFailure)) throw error;
        setFailure(error);
      });
    return () => {
      stop.abort();
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [session, study, round]);
  return { series, failure, pictures };
}
