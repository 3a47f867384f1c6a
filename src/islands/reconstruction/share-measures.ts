import type { Engine } from '#lib/viewer/engine.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';

/**
 * Measures on planes are the case's, as those on its images: what keeps the ones keeps the others. The two engines
 * have the same list, with one history, as long as the answer is not called.
 */
export function shareMeasures(series: Engine, planes: PlanesEngine): () => void {
  const give = () =>
    planes.update((state) => {
      const { measures, history } = series.snapshot().state;
      const isSame = state.measures === measures && state.history === history;
      return isSame ? state : { ...state, measures, history };
    });
  const take = () =>
    series.update((state) => {
      const { measures, history } = planes.snapshot().state;
      const isSame = state.measures === measures && state.history === history;
      return isSame ? state : { ...state, measures, history };
    });
  give();
  const ends = [series.subscribe(give), planes.subscribe(take)];
  return () => {
    for (const end of ends) end();
  };
}
