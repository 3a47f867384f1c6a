import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $viewerPreferences } from '#lib/cases/viewer-preferences-store.ts';
import { CineClock, paceOf } from '#lib/viewer/cine-clock.ts';
import type { Engine } from '#lib/viewer/engine.ts';

/** Advances to the image that is due, once the previous one has been drawn. */
function goOn(engine: Engine, clock: CineClock, now: number): void {
  const { state, drawn } = engine.snapshot();
  const { active, panels } = state;
  const shown = panels[active];
  if (!shown) return;
  const isWaiting = drawn[active] === null && !engine.hasFailed(active);
  if (isWaiting) clock.wait(now);
  const steps = isWaiting ? 0 : clock.advance(now);
  if (steps > 0) engine.goTo(active, (shown.index + steps) % (engine.stackOf(active)?.count ?? 1));
}

/**
 * Plays the active panel's slices in a loop while the engine is playing; waits for slices that are still loading.
 * @param stack index of the active panel's stack
 * @param own frame rate given in the file; without it, the reader's preference is used
 */
export function useCine(
  engine: Engine | null,
  playing: boolean,
  stack: number,
  own: number | undefined,
): void {
  const { cine: preferred } = useStore($viewerPreferences);
  useEffect(() => {
    if (!engine || !playing) return;
    const { rate, isClip } = paceOf(own, preferred, engine.stacks[stack]?.geometry.positions);
    const clock = new CineClock(rate, isClip, performance.now());
    let frame = requestAnimationFrame(function next(now) {
      goOn(engine, clock, now);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [engine, playing, stack, own, preferred]);
}
