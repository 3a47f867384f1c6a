import type { Engine } from '#lib/viewer/engine.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';

/**
 * Shares the case's measurements between images and planes, so that both are saved together. The two engines use the
 * same list and the same undo history, until the returned function is called.
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
