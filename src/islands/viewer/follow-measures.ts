import { keepMeasures, measuresOf } from '#lib/cases/browser/case-measures.ts';
import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { ownMeasures } from '#lib/viewer/show-finding.ts';

/** Debounce in ms: a measurement changes continuously while it is moved. */
const DELAY = 400;

/**
 * Restores a person's measurements on a case, then saves their changes. @returns stops it
 * @param isPaused while the measurements on the images are not the person's own, as when findings are edited
 */
export function followMeasures(
  engine: Engine,
  person: string,
  caseId: string,
  isPaused: () => boolean,
): () => void {
  const kept = measuresOf(person, caseId);
  let isBack = kept.length === 0;
  let before: readonly AnchoredMeasure[] | null = null;
  const bringBack = () => {
    isBack = true;
    engine.update((state) => {
      const there = new Set(state.measures.map(({ id }) => id));
      before = [...kept.filter(({ id }) => !there.has(id)), ...state.measures];
      return { ...state, measures: before };
    });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const { panels, active } = engine.snapshot().state;
    const { stack: folder, index: image } = panels[active]!;
    // The measurements of before the pause, if one has started since.
    keepMeasures(person, caseId, { folder, image }, ownMeasures(before ?? []));
  };
  const look = () => {
    if (isPaused()) return;
    if (!isBack) bringBack();
    const { measures } = engine.snapshot().state;
    if (measures === before) return;
    before = measures;
    timer ??= setTimeout(keep, DELAY);
  };
  look();
  const leave = () => timer && keep();
  const unsubscribe = engine.subscribe(look);
  addEventListener('pagehide', leave);
  return () => {
    leave();
    unsubscribe();
    removeEventListener('pagehide', leave);
  };
}
