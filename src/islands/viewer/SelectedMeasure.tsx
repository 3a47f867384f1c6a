import type { Engine } from '#lib/viewer/engine.ts';
import { measuredImage } from '#lib/viewer/measures/measured-image.ts';
import type { ViewState } from '#lib/viewer/state.ts';
import { selectedWords } from './selected-words.ts';

interface SelectedMeasureProps {
  engine: Engine;
  state: ViewState;
}

/** Announces to screen readers the measurement that keys move, and its value. */
export function SelectedMeasure({ engine, state }: SelectedMeasureProps) {
  return selectedWords(state, () => measuredImage(engine, state.active));
}
