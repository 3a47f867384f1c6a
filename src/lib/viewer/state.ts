import type { AnchoredMeasure, MeasureKind, Point } from '#lib/imaging/measure.ts';
import { clampIndex } from '#lib/imaging/stack.ts';
import type { ViewLink } from '#lib/imaging/view-link.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { aligned, followed, leadOf } from './linking.ts';
import type { Draft } from './measures/draft.ts';
import { type MeasureHistory, NO_STEPS } from './measures/history.ts';
import type { Selection } from './measures/selection.ts';
import { hasSlices, type Opening, openingState, type Stack } from './stack.ts';
import type { View } from './view.ts';

/** The state of the viewer, changed only by the pure functions below and those of `measures/changes.ts`. */

/** The action of a drag that draws no measurement. */
export type DragTool = 'scroll' | 'window' | 'zoom' | 'pan';
export type Tool = DragTool | MeasureKind | 'magnifier';

/** Maximum number of panels on a screen. */
export const MAX_PANELS = 4;

export interface PanelState extends Opening {
  /** Stable id, independent of the panel's content. */
  id: number;
  stack: number;
  index: number;
}

/** A measurement being drawn on a panel. */
export interface Drawing {
  panel: number;
  draft: Draft | null;
  /** The keyboard cursor, in CSS pixels of the panel: the position of the next point. */
  aim: Point | null;
}

export interface ViewState {
  panels: readonly PanelState[];
  active: number;
  /** Whether the active panel fills the film; the other panels stay in the state. */
  enlarged: boolean;
  /** Maximum number of panels on this screen; smaller on a phone. */
  maxPanels: number;
  tool: Tool;
  /** Whether the person chose the tool; otherwise it is the initial one. */
  isToolChosen: boolean;
  /** The action of the left mouse button without a tool; null: the default action of a drag. */
  startsWith: DragTool | null;
  /** Whether panels scroll together. */
  linked: boolean;
  /** Per panel, how its zoom and position are linked; null while they are not. */
  viewLinks: readonly (ViewLink | null)[] | null;
  playing: boolean;
  /** The position of the lens, in CSS pixels of a panel; null before it is moved. */
  magnified: { panel: number; at: Point; byFinger: boolean } | null;
  measures: readonly AnchoredMeasure[];
  selection: Selection | null;
  drawing: Drawing | null;
  history: MeasureHistory;
}

/** A panel that shows a stack, at its initial image or another one. */
export function firstPanel(id: number, stacks: readonly Stack[], stack: number, index?: number): PanelState {
  return { id, stack, index: index ?? stacks[stack]?.start ?? 0, ...openingState(stacks[stack]) };
}

/** The default action of a drag: scrolling through slices, or panning if there are none. */
export function plainTool(stacks: readonly Stack[]): DragTool {
  return hasSlices(stacks) ? 'scroll' : 'pan';
}

export function firstState(stacks: readonly Stack[], stack: number, index: number): ViewState {
  return {
    panels: [firstPanel(0, stacks, stack, index)],
    active: 0,
    enlarged: false,
    maxPanels: MAX_PANELS,
    tool: plainTool(stacks),
    isToolChosen: false,
    startsWith: null,
    linked: true,
    viewLinks: null,
    playing: false,
    magnified: null,
    measures: [],
    selection: null,
    drawing: null,
    history: NO_STEPS,
  };
}

function change(state: ViewState, panel: number, part: Partial<PanelState>): ViewState {
  const panels = state.panels.map((each, i) => (i === panel ? { ...each, ...part } : each));
  return { ...state, panels };
}

/** The state without selection and unfinished measurement, for when another image is shown. */
export function withoutSelection(state: ViewState): ViewState {
  if (!state.selection && !state.drawing?.draft) return state;
  return { ...state, selection: null, drawing: state.drawing && { ...state.drawing, draft: null } };
}

/** Chooses a tool, and clears the selection and any unfinished measurement. */
export function chooseTool(state: ViewState, tool: Tool): ViewState {
  return { ...state, tool, isToolChosen: true, selection: null, drawing: null, magnified: null };
}

/** Shows this number of panels, at most the maximum; a new panel takes the next stack. */
export function withPanels(state: ViewState, count: number, stacks: readonly Stack[]): ViewState {
  const wanted = clamp(count, 1, state.maxPanels);
  const panels = state.panels.slice(0, wanted);
  while (panels.length < wanted) {
    const stack = ((panels.at(-1)?.stack ?? -1) + 1) % Math.max(1, stacks.length);
    panels.push(firstPanel(panels.length, stacks, stack));
  }
  const active = Math.min(state.active, wanted - 1);
  const fresh = panels.slice(state.panels.length).map(({ id }) => id);
  return aligned({ ...state, panels, active, enlarged: false }, stacks, active, fresh);
}

/** Links the panels, which then go to the active one's position as far as the geometry is known, or unlinks them. */
export function toggleLink(state: ViewState, stacks: readonly Stack[]): ViewState {
  return withoutSelection(aligned({ ...state, linked: !state.linked }, stacks, state.active));
}

/** Sets the maximum number of panels on this screen. */
export function limitPanels(state: ViewState, maxPanels: number): ViewState {
  if (maxPanels === state.maxPanels) return state;
  const limited = { ...state, maxPanels };
  return state.panels.length > maxPanels ? withPanels(limited, maxPanels, []) : limited;
}

export function activate(state: ViewState, panel: number): ViewState {
  if (panel >= state.panels.length || panel === state.active) return state;
  return { ...state, active: panel, selection: null };
}

/** Shows a stack in a panel: at the position of linked panels, or else at its initial image. */
export function showStack(
  state: ViewState,
  stacks: readonly Stack[],
  panel: number,
  stack: number,
): ViewState {
  const shown = state.panels[panel];
  if (!shown) return state;
  if (shown.stack === stack) return activate(state, panel);
  const changed = change(state, panel, firstPanel(shown.id, stacks, stack));
  const lead = leadOf(changed, stacks, panel);
  const placed = lead === undefined ? changed : aligned(changed, stacks, lead, [shown.id]);
  return { ...withoutSelection(placed), active: panel, playing: false };
}

/** Shows a slice; linked panels follow by position if the geometry allows it, else slice by slice. */
export function goTo(state: ViewState, stacks: readonly Stack[], panel: number, index: number): ViewState {
  const moving = state.panels[panel];
  const stack = moving && stacks[moving.stack];
  if (!moving || !stack) return state;
  const target = clampIndex(index, stack.count);
  const steps = target - moving.index;
  if (steps === 0) return state;
  const left = withoutSelection(state);
  if (!state.linked || state.panels.length === 1) return change(left, panel, { index: target });
  const panels = state.panels.map((each, i) => {
    if (i === panel) return { ...each, index: target };
    const other = stacks[each.stack];
    return other ? { ...each, index: followed(stack, target, other, each.index, steps) } : each;
  });
  return { ...left, panels };
}

/** Shows the active panel alone, keeping the others in the state; or shows all of them again. */
export function toggleEnlarged(state: ViewState): ViewState {
  return state.panels.length < 2 ? state : { ...state, enlarged: !state.enlarged };
}

export function changeView(state: ViewState, panel: number, to: (view: View) => View): ViewState {
  const view = state.panels[panel]?.view;
  return view ? change(state, panel, { view: to(view), centre: undefined }) : state;
}

/** Keeps a point of the image in the panel's centre, for any panel size, until the view is changed. */
export function setCentre(state: ViewState, panel: number, centre: Point): ViewState {
  return change(state, panel, { centre });
}

export function setWindow(state: ViewState, panel: number, window: Window | null): ViewState {
  return change(state, panel, { window });
}

/** Resets a panel to its stack's initial view and window. Measurements are the reader's work, and are kept. */
export function resetPanel(state: ViewState, stacks: readonly Stack[], panel: number): ViewState {
  const shown = state.panels[panel];
  return shown ? change(state, panel, openingState(stacks[shown.stack])) : state;
}
