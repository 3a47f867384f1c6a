import type { Stack } from './stack.ts';
import { firstPanel, type ViewState } from './state.ts';

/** The stacks in the panels that a case opens with; none where its author chose none. */
export interface OpeningPanels {
  panels: readonly number[];
  linked: boolean;
}

/** The panels that a case opens with, as far as there is room. */
export function withOpeningPanels(
  state: ViewState,
  stacks: readonly Stack[],
  { panels, linked }: OpeningPanels,
): ViewState {
  const shown = panels.slice(0, state.maxPanels).map((stack, id) => firstPanel(id, stacks, stack));
  return shown.length === 0 ? state : { ...state, linked, panels: shown, active: 0 };
}
