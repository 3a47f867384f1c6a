import type { Engine } from './engine.ts';

/** Going image by image, however it is done: a cine that runs stops, as it would go on from there at once. */

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
