import { areAligned, areParallel, nearestSlice, shareSpace } from '#lib/imaging/slice-geometry.ts';
import { clampIndex } from '#lib/imaging/stack.ts';
import { crossingLine } from './crossing.ts';
import type { Stack } from './stack.ts';

/** How panels go together by where their slices lie in the patient. Of the viewer's state, what that takes. */
interface Linked {
  panels: readonly { id: number; stack: number; index: number }[];
  active: number;
  linked: boolean;
}

/** Where panels are linked, the others (or those named) go to the place of one of them, as far as the geometry tells it. */
export function aligned<State extends Linked>(
  state: State,
  stacks: readonly Stack[],
  to: number,
  ids?: readonly number[],
): State {
  const lead = state.panels[to];
  const stack = lead && stacks[lead.stack];
  if (!state.linked || !stack) return state;
  const panels = state.panels.map((each, i) => {
    const other = stacks[each.stack];
    if (i === to || !other || ids?.includes(each.id) === false) return each;
    const index = nearestSlice(stack.geometry, lead.index, other.geometry) ?? each.index;
    return index === each.index ? each : { ...each, index };
  });
  return panels.every((each, i) => each === state.panels[i]) ? state : { ...state, panels };
}

/** The panel whose place another takes: the one that was active, else the first one that it can be compared with. */
export function leadOf(state: Linked, stacks: readonly Stack[], panel: number): number | undefined {
  const here = stacks[state.panels[panel]?.stack ?? -1];
  return [state.active, ...state.panels.keys()].find((i) => {
    const other = stacks[state.panels[i]?.stack ?? -1];
    return i !== panel && here && other && areParallel(here.geometry, other.geometry);
  });
}

/** Whether the places of both stacks' slices are known, in one frame of reference. */
function areComparable(one: Stack, other: Stack): boolean {
  const known = (each: Stack) => each.geometry.orientation !== null && each.geometry.positions.some(Boolean);
  return known(one) && known(other) && shareSpace(one.geometry, other.geometry);
}

/**
 * Where a linked panel goes when another one goes to `target`, so many steps away: to its place, or by as many images where
 * places cannot be compared, so that what one has put side by side stays so.
 */
export function followed(stack: Stack, target: number, other: Stack, index: number, steps: number): number {
  if (!areComparable(stack, other)) return clampIndex(index + steps, other.count);
  return nearestSlice(stack.geometry, target, other.geometry) ?? index;
}

/** How a panel goes together with others that are linked: by place in the patient, or image by image. */
export type LinkKind = 'position' | 'unverified' | 'slice';

/** Whether a panel's slice crosses one that is shown beside it: each moves the other's line. */
function isCrossed(state: Linked, stacks: readonly Stack[], panel: number): boolean {
  const shown = state.panels.map(({ stack, index }) => ({ stack: stacks[stack], index }));
  return shown.some((each, i) => i !== panel && crossingLine(shown[panel]!, each));
}

/** How a panel is linked; undefined where it is not, or by a place that is not the others'. */
export function linkOf(state: Linked, stacks: readonly Stack[], panel: number): LinkKind | undefined {
  const here = stacks[state.panels[panel]?.stack ?? -1];
  if (!state.linked || !here || state.panels.length < 2) return undefined;
  if (isLinkedByPosition(state, stacks, panel) || isCrossed(state, stacks, panel))
    return here.geometry.space === null ? 'unverified' : 'position';
  const others = state.panels.flatMap((each, i) => (i === panel ? [] : (stacks[each.stack] ?? [])));
  return others.some((other) => here.count > 1 && other.count > 1 && !areComparable(here, other))
    ? 'slice'
    : undefined;
}

/** Whether a panel shows the place that another one shows, and follows it: said only where it is true. */
export function isLinkedByPosition(state: Linked, stacks: readonly Stack[], panel: number): boolean {
  const here = state.panels[panel];
  const stack = here && stacks[here.stack];
  if (!state.linked || !stack) return false;
  return state.panels.some((each, i) => {
    const other = stacks[each.stack];
    return i !== panel && other && areAligned(stack.geometry, here.index, other.geometry, each.index);
  });
}
