import type { Stack } from './stack.ts';
import { chooseTool, type DragTool, plainTool, type ViewState } from './state.ts';

/** The action of the left button while no tool is chosen, by the person's own mouse bindings. */
export function startTool({ startsWith }: ViewState, stacks: readonly Stack[]): DragTool {
  return startsWith ?? plainTool(stacks);
}

/** Back to what a drag does by itself. */
export function leaveTool(state: ViewState, stacks: readonly Stack[]): ViewState {
  return { ...chooseTool(state, startTool(state, stacks)), isToolChosen: false, playing: false };
}

/** The left button does this from now on, unless a tool is chosen. */
export function startWith(
  state: ViewState,
  stacks: readonly Stack[],
  startsWith: DragTool | null,
): ViewState {
  if (state.startsWith === startsWith) return state;
  const changed = { ...state, startsWith };
  return state.isToolChosen ? changed : { ...changed, tool: startTool(changed, stacks) };
}
