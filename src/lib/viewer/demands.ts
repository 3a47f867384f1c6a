import type { Look } from '#lib/domain/load-plan.ts';
import { frameNeed, type LineKind } from './budget.ts';
import { isMeasureKind, MEASURE_TOOLS } from './measures/tools.ts';
import type { Stack } from './stack.ts';
import type { Tool, ViewState } from './state.ts';

/** Whether a tool is of use with the image's true values only. */
function needsValues(tool: Tool): boolean {
  return isMeasureKind(tool) ? MEASURE_TOOLS[tool].readsValues : tool === 'window';
}

/** What each panel needs loaded. */
export function demandsOf({ panels, tool }: ViewState, stacks: readonly Stack[], line: LineKind): Look[] {
  return panels.map(({ stack, index, window }) => ({
    stack,
    index,
    count: stacks[stack]?.count ?? 0,
    light: (stacks[stack]?.lights.length ?? 0) > 0,
    frames: frameNeed(line, window !== null || needsValues(tool)),
  }));
}
