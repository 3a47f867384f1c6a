import type { Stack } from './stack.ts';
import { firstPanel, type ViewState } from './state.ts';

/** The stacks in the initial panels of a case; none if its author chose none. */
export interface OpeningPanels {
  panels: readonly number[];
  linked: boolean;
}

/** The state with the initial panels of a case, as far as there is room. */
export function withOpeningPanels(
  state: ViewState,
  stacks: readonly Stack[],
  { panels, linked }: OpeningPanels,
): ViewState {
  const shown = panels.slice(0, state.maxPanels).map((stack, id) => firstPanel(id, stacks, stack));
  return shown.length === 0 ? state : { ...state, linked, panels: shown, active: 0 };
}
