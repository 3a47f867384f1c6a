import type { Measure, MeasureKind, Point } from '#lib/domain/measure.ts';
import { areParallel, nearestSlice } from '#lib/domain/slice-geometry.ts';
import { clampIndex } from '#lib/domain/stack.ts';
import type { Window } from '#lib/domain/windowing.ts';
import type { Stack } from './stack.ts';
import { FIRST_VIEW, type View } from './view.ts';

/** What the viewer shows, changed only by the pure functions below. */

export type Tool = 'scroll' | 'window' | 'zoom' | 'pan' | MeasureKind;
export const PANELS_MOST = 4;

export interface PanelState {
  stack: number;
  index: number;
  view: View;
  /** Null shows the folder's own window. */
  window: Window | null;
}

export interface ViewState {
  panels: readonly PanelState[];
  active: number;
  tool: Tool;
  /** Panels scroll together. */
  linked: boolean;
  playing: boolean;
  /** By slice (`sliceKey`). */
  measures: Readonly<Record<string, readonly Measure[]>>;
}

export function sliceKey({ stack, index }: Pick<PanelState, 'stack' | 'index'>): string {
  return `${stack}/${index}`;
}

export function firstPanel(stack: number, index: number): PanelState {
  return { stack, index, view: FIRST_VIEW, window: null };
}

export function firstState(stack: number, index: number): ViewState {
  return {
    panels: [firstPanel(stack, index)],
    ...{ active: 0, tool: 'scroll', linked: true, playing: false, measures: {} },
  };
}

function change(state: ViewState, panel: number, part: Partial<PanelState>): ViewState {
  const panels = state.panels.map((each, i) => (i === panel ? { ...each, ...part } : each));
  return { ...state, panels };
}

/** Shows so many panels; a new one takes the next folder. */
export function withPanels(state: ViewState, count: number, starts: readonly number[]): ViewState {
  const wanted = Math.min(PANELS_MOST, Math.max(1, count));
  const panels = state.panels.slice(0, wanted);
  while (panels.length < wanted) {
    const stack = ((panels.at(-1)?.stack ?? -1) + 1) % Math.max(1, starts.length);
    panels.push(firstPanel(stack, starts[stack] ?? 0));
  }
  return { ...state, panels, active: Math.min(state.active, wanted - 1) };
}

export function activate(state: ViewState, panel: number): ViewState {
  return panel < state.panels.length && panel !== state.active ? { ...state, active: panel } : state;
}

/** Puts a folder into a panel, as it comes. */
export function showStack(state: ViewState, panel: number, stack: number, start: number): ViewState {
  if (state.panels[panel]?.stack === stack) return { ...state, active: panel };
  return { ...change(state, panel, firstPanel(stack, start)), active: panel, playing: false };
}

/** Goes to a slice; linked panels follow by position where the geometry allows it, else slice by slice. */
export function goTo(state: ViewState, stacks: readonly Stack[], panel: number, index: number): ViewState {
  const moving = state.panels[panel];
  const stack = moving && stacks[moving.stack];
  if (!moving || !stack) return state;
  const target = clampIndex(index, stack.count);
  const steps = target - moving.index;
  if (steps === 0) return state;
  if (!state.linked || state.panels.length === 1) return change(state, panel, { index: target });
  const panels = state.panels.map((each, i) => {
    if (i === panel) return { ...each, index: target };
    const other = stacks[each.stack];
    return other ? { ...each, index: followed(stack, target, other, each.index, steps) } : each;
  });
  return { ...state, panels };
}

function followed(stack: Stack, target: number, other: Stack, index: number, steps: number): number {
  const known = (each: Stack) => each.geometry.orientation !== null && each.geometry.positions.some(Boolean);
  if (!known(stack) || !known(other)) return clampIndex(index + steps, other.count);
  return nearestSlice(stack.geometry, target, other.geometry) ?? index;
}

/** Whether a panel follows the active one by position. */
export function isLinkedByPosition(state: ViewState, stacks: readonly Stack[], panel: number): boolean {
  if (!state.linked || state.panels.length < 2) return false;
  const here = stacks[state.panels[panel]?.stack ?? -1];
  return state.panels.some((each, i) => {
    const other = stacks[each.stack];
    return i !== panel && here && other && areParallel(here.geometry, other.geometry);
  });
}

export function changeView(state: ViewState, panel: number, to: (view: View) => View): ViewState {
  const view = state.panels[panel]?.view;
  return view ? change(state, panel, { view: to(view) }) : state;
}

export function setWindow(state: ViewState, panel: number, window: Window | null): ViewState {
  return change(state, panel, { window });
}

/** The panel as its folder first shows: view, window, and no measure on its slice. */
export function resetPanel(state: ViewState, panel: number): ViewState {
  const shown = state.panels[panel];
  if (!shown) return state;
  const { [sliceKey(shown)]: _gone, ...measures } = state.measures;
  return { ...change(state, panel, { view: FIRST_VIEW, window: null }), measures };
}

export function addMeasure(state: ViewState, panel: number, measure: Measure): ViewState {
  const shown = state.panels[panel];
  if (!shown) return state;
  const key = sliceKey(shown);
  return { ...state, measures: { ...state.measures, [key]: [...(state.measures[key] ?? []), measure] } };
}

/** Moves a point of a measure; `key` is the slice's (`sliceKey`). */
export function movePoint(
  state: ViewState,
  key: string,
  measure: number,
  point: number,
  to: Point,
): ViewState {
  const changed = state.measures[key]?.map((each, i) =>
    i === measure ? { ...each, points: each.points.map((was, at) => (at === point ? to : was)) } : each,
  );
  return changed ? { ...state, measures: { ...state.measures, [key]: changed } } : state;
}

/** Erases one measure of a slice. */
export function eraseMeasure(state: ViewState, key: string, measure: number): ViewState {
  const kept = state.measures[key]?.filter((_, i) => i !== measure);
  return kept ? { ...state, measures: { ...state.measures, [key]: kept } } : state;
}

/** Takes the last measure of the panel's slice back. */
export function undoMeasure(state: ViewState, panel: number): ViewState {
  const shown = state.panels[panel];
  const kept = shown && state.measures[sliceKey(shown)];
  return shown && kept?.length ? eraseMeasure(state, sliceKey(shown), kept.length - 1) : state;
}
