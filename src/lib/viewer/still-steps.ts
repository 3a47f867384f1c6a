import type { Engine } from './engine.ts';

/** Steps image by image, which stops a running cine: it would otherwise immediately continue from the new image. */

function standStill(engine: Engine): void {
  engine.update((state) => (state.playing ? { ...state, playing: false } : state));
}

export function stepStill(engine: Engine, panel: number, by: number): void {
  standStill(engine);
  engine.step(panel, by);
}

export function goStill(engine: Engine, panel: number, index: number): void {
  standStill(engine);
  engine.goTo(panel, index);
}
