import type { Demand } from '#lib/imaging/load-plan.ts';
import { type ConnectionKind, frameNeed } from './budget.ts';
import { isMeasureKind, MEASURES } from './measures/kinds.ts';
import type { Stack } from './stack.ts';
import type { Tool, ViewState } from './state.ts';

/** Whether a tool needs the true pixel values of the image. */
function needsValues(tool: Tool): boolean {
  return isMeasureKind(tool) ? MEASURES[tool].readsValues : tool === 'window' || tool === 'magnifier';
}

/** The slices that each panel needs loaded. */
export function demandsOf(
  { panels, tool, isToolChosen }: ViewState,
  stacks: readonly Stack[],
  connection: ConnectionKind,
): Demand[] {
  return panels.map(({ stack, index, window }) => ({
    stack,
    index,
    count: stacks[stack]?.count ?? 0,
    light: (stacks[stack]?.lights.length ?? 0) > 0,
    frames: frameNeed(connection, window !== null || (isToolChosen && needsValues(tool))),
  }));
}
