import { areAligned } from '#lib/imaging/slice-geometry.ts';
import { crossingLine } from './crossing.ts';
import { areComparable, type LinkedPanels } from './linking.ts';
import type { Stack } from './stack.ts';

/** How a panel is linked with others: by position in the patient (verified or not), or slice by slice. */
export type LinkKind = 'position' | 'unverified' | 'slice';

/** Whether a panel's slice intersects one in another panel, whose crossing line it then moves. */
function isCrossed(state: LinkedPanels, stacks: readonly Stack[], panel: number): boolean {
  const shown = state.panels.map(({ stack, index }) => ({ stack: stacks[stack], index }));
  return shown.some((each, i) => i !== panel && crossingLine(shown[panel]!, each));
}

/** How a panel is linked; undefined if it is not linked, or its position differs from that of the others. */
export function linkOf(state: LinkedPanels, stacks: readonly Stack[], panel: number): LinkKind | undefined {
  const here = stacks[state.panels[panel]?.stack ?? -1];
  if (!state.linked || !here || state.panels.length < 2) return undefined;
  if (isLinkedByPosition(state, stacks, panel) || isCrossed(state, stacks, panel))
    return here.geometry.space === null ? 'unverified' : 'position';
  const others = state.panels.flatMap((each, i) => (i === panel ? [] : (stacks[each.stack] ?? [])));
  return others.some((other) => here.count > 1 && other.count > 1 && !areComparable(here, other))
    ? 'slice'
    : undefined;
}

/** Whether a panel shows the same position as another one and follows it, which is displayed only if true. */
export function isLinkedByPosition(state: LinkedPanels, stacks: readonly Stack[], panel: number): boolean {
  const here = state.panels[panel];
  const stack = here && stacks[here.stack];
  if (!state.linked || !stack) return false;
  return state.panels.some((each, i) => {
    const other = stacks[each.stack];
    return i !== panel && other && areAligned(stack.geometry, here.index, other.geometry, each.index);
  });
}
