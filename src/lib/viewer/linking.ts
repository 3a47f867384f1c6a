import { areParallel, nearestSlice, shareSpace } from '#lib/imaging/slice-geometry.ts';
import { clampIndex } from '#lib/imaging/stack.ts';
import type { Stack } from './stack.ts';

/** How panels go together by where their slices lie in the patient. Of the viewer's state, what that takes. */
export interface Linked {
  panels: readonly { id: number; stack: number; index: number }[];
  active: number;
  linked: boolean;
}

/**
 * With linked panels, moves the others (or those named) to the position of one of them, as far as the geometry is
 * known.
 */
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
export function areComparable(one: Stack, other: Stack): boolean {
  const known = (each: Stack) => each.geometry.orientation !== null && each.geometry.positions.some(Boolean);
  return known(one) && known(other) && shareSpace(one.geometry, other.geometry);
}

/**
 * The index to which a linked panel goes when another one goes to `target`, this many steps away: to its position, or
 * by as many images where positions cannot be compared, so that an arrangement made by hand is kept.
 */
export function followed(stack: Stack, target: number, other: Stack, index: number, steps: number): number {
  if (!areComparable(stack, other)) return clampIndex(index + steps, other.count);
  return nearestSlice(stack.geometry, target, other.geometry) ?? index;
}
