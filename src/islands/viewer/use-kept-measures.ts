import { useEffect, useRef } from 'react';
import { readPlaces } from '#lib/cases/browser/case-places.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';

/**
 * Restores a person's measurements on a case when they come back; the code is loaded with the first stored or new
 * measurement.
 */
export function useKeptMeasures(engine: Engine | null, caseId: string, isPaused: boolean): void {
  const paused = useRef(isPaused);
  paused.current = isPaused;
  useEffect(() => {
    const person = storedSession()?.username;
    if (!engine || !person) return;
    let isLeft = false;
    let stop = () => {};
    const begin = () => {
      unsubscribe();
      import('./follow-measures.ts').then(
        ({ followMeasures }) => {
          if (!isLeft) stop = followMeasures(engine, person, caseId, () => paused.current);
        },
        () => undefined,
      );
    };
    const unsubscribe = engine.subscribe(() => engine.snapshot().state.measures.length > 0 && begin());
    if (readPlaces(person).some(([id, , , measures]) => id === caseId && measures)) begin();
    return () => {
      isLeft = true;
      unsubscribe();
      stop();
    };
  }, [engine, caseId]);
}
