import { areParallel, nearestSlice, shareSpace } from '#lib/imaging/slice-geometry.ts';
import { clampIndex } from '#lib/imaging/stack.ts';
import type { Stack } from './stack.ts';

/** Links panels by the position of their slices in the patient. The part of the viewer's state needed for that. */
export interface LinkedPanels {
  panels: readonly { id: number; stack: number; index: number }[];
  active: number;
  linked: boolean;
}

/**
 * With linked panels, moves the others (or only those given) to the position of one of them, if the geometry is
 * known.
 */
export function aligned<State extends LinkedPanels>(
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

/** The panel whose position another one takes: the active one, or else the first one with comparable positions. */
export function leadOf(state: LinkedPanels, stacks: readonly Stack[], panel: number): number | undefined {
  const here = stacks[state.panels[panel]?.stack ?? -1];
  return [state.active, ...state.panels.keys()].find((i) => {
    const other = stacks[state.panels[i]?.stack ?? -1];
    return i !== panel && here && other && areParallel(here.geometry, other.geometry);
  });
}

/** Whether the slice positions of both stacks are known, in one frame of reference. */
export function areComparable(one: Stack, other: Stack): boolean {
  const known = (each: Stack) => each.geometry.orientation !== null && each.geometry.positions.some(Boolean);
  return known(one) && known(other) && shareSpace(one.geometry, other.geometry);
}

/**
 * The index for a linked panel when another one moves to `target` by `steps`: at the same position, or moved
 * by as many images if positions are not comparable, which keeps an alignment made by hand.
 */
export function followed(stack: Stack, target: number, other: Stack, index: number, steps: number): number {
  if (!areComparable(stack, other)) return clampIndex(index + steps, other.count);
  return nearestSlice(stack.geometry, target, other.geometry) ?? index;
}
