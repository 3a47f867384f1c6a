import { useState } from 'react';
import type { WantedSeries } from '#lib/dicomweb/browser/transfer.ts';
import type { FoundSeries } from '#lib/dicomweb/read-answers.ts';

/** The series that are ticked, of all studies. */
export function useChosenSeries() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, WantedSeries>>(new Map());
  const wanted = [...chosen.values()];
  const counts = wanted.map(({ images }) => images);
  return {
    wanted,
    /** Total number of images; undefined where the PACS does not give the count of a series. */
    images: counts.includes(undefined)
      ? undefined
      : counts.reduce((sum: number, each) => sum + (each ?? 0), 0),
    has: (uid: string) => chosen.has(uid),
    choose(study: string, series: readonly FoundSeries[], isChosen: boolean): void {
      const next = new Map(chosen);
      for (const { uid, images } of series) {
        if (isChosen) next.set(uid, { study, series: uid, images });
        else next.delete(uid);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Map()),
  };
}

export type ChosenSeries = ReturnType<typeof useChosenSeries>;
