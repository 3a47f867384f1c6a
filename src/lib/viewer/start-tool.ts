import type { Stack } from './stack.ts';
import { chooseTool, type DragTool, plainTool, type ViewState } from './state.ts';

/** The action of the left button while no tool is chosen, according to the person's mouse bindings. */
export function startTool({ startsWith }: ViewState, stacks: readonly Stack[]): DragTool {
  return startsWith ?? plainTool(stacks);
}

/** Returns to the default action of a drag. */
export function leaveTool(state: ViewState, stacks: readonly Stack[]): ViewState {
  return { ...chooseTool(state, startTool(state, stacks)), isToolChosen: false, playing: false };
}

/** Sets the action of the left button for when no tool is chosen. */
export function startWith(
  state: ViewState,
  stacks: readonly Stack[],
  startsWith: DragTool | null,
): ViewState {
  if (state.startsWith === startsWith) return state;
  const changed = { ...state, startsWith };
  return state.isToolChosen ? changed : { ...changed, tool: startTool(changed, stacks) };
}
