import { automaticWindow } from '#lib/imaging/window-range.ts';
import { markAutomatic } from './automatic.ts';
import type { Engine } from './engine.ts';
import { levelsOf } from './measures/measured-image.ts';
import { factsOf, windowOf } from './panel-actions.ts';
import { type Picture, valuesOf } from './picture.ts';
import { setWindow } from './state.ts';

function* valuesIn(picture: Picture): Iterable<number> {
  const values = picture.kind === 'frame' ? valuesOf(picture) : levelsOf(picture);
  if (!values) return;
  for (let y = 0; y < values.height; y++) for (let x = 0; x < values.width; x++) yield values.at(x, y);
}

/**
 * Shows a panel's slice with a window computed from its histogram, once its true values are loaded; cancelled when the
 * panel moves to another slice first.
 */
export function showAutomatic(engine: Engine, panel: number): void {
  const { stack, index } = engine.snapshot().state.panels[panel] ?? {};
  const isFrame = factsOf(engine, panel)?.isFrame ?? false;
  // Setting an explicit window makes the engine load the frame.
  engine.update((state) => setWindow(state, panel, { ...windowOf(engine, panel) }));
  let unsubscribe = () => {};
  const show = () => {
    const now = engine.snapshot().state.panels[panel];
    if (now?.stack !== stack || now?.index !== index) return unsubscribe();
    const picture = engine.picture(panel);
    if (!picture || (picture.kind === 'image' && (isFrame || picture.light))) return;
    unsubscribe();
    const values = { [Symbol.iterator]: () => valuesIn(picture)[Symbol.iterator]() };
    const window = automaticWindow(values);
    if (window) engine.update((state) => setWindow(state, panel, markAutomatic(window)));
  };
  unsubscribe = engine.subscribe(show);
  show();
}
