import type { Engine } from '#lib/viewer/engine.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';

/**
 * Measures on planes are the case's, as those on its images: what keeps the ones keeps the others. The two engines have the
 * same list as long as the answer is not called.
 */
export function shareMeasures(series: Engine, planes: PlanesEngine): () => void {
  const give = () =>
    planes.update((state) => {
      const { measures } = series.snapshot().state;
      return state.measures === measures ? state : { ...state, measures };
    });
  const take = () =>
    series.update((state) => {
      const { measures } = planes.snapshot().state;
      return state.measures === measures ? state : { ...state, measures };
    });
  give();
  const ends = [series.subscribe(give), planes.subscribe(take)];
  return () => {
    for (const end of ends) end();
  };
}
