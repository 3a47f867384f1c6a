import type { Grade } from '#lib/practice/attempt-rules.ts';
import {
  type ButtonId,
  type CommandGroup,
  type CommandId,
  commandLabels,
  type HeldKeys,
  withKey,
} from './commands-texts.ts';
import type { Engine } from './engine.ts';
import { canStep } from './measure-steps.ts';
import { isMeasureKind } from './measures/kinds.ts';
import type { SeriesState } from './stack.ts';
import type { Tool, ViewState } from './state.ts';

/** A key that gives a command, with what it gives it. */
export interface KeyBinding<Value> {
  /** `key` of a keyboard event, letters in lower case. */
  key?: string;
  /** `code` of the event: a key identified by its position, whatever its character. */
  code?: string;
  /** Other keys that mean the same. */
  aliases?: readonly string[];
  /** Only together with the Shift key. */
  shift?: boolean;
  /** Only together with Ctrl or ⌘; by default only when neither is held. */
  control?: boolean;
  value: Value;
}

/** The state on which commands depend. Plain values: the tool bar is rendered again only when one of them changes. */
export interface CommandState {
  tool: Tool;
  panels: number;
  maxPanels: number;
  /** Whether one of several panels fills the film. */
  enlarged: boolean;
  linked: boolean;
  /** Whether zoom and position of the panels follow each other. */
  viewsLinked: boolean;
  playing: boolean;
  inverted: boolean;
  flipped: boolean;
  /** A measure is selected. */
  selected: boolean;
  /** Whether there is something to undo, or to redo, on the images. */
  canUndo: boolean;
  canRedo: boolean;
  /** Number of series in the case. */
  series: number;
  /** A series has more than one image. */
  hasSlices: boolean;
  /** The active panel's series may be seen in other planes. */
  hasPlanes: boolean;
  /** Whether its values are densities, in Hounsfield units. */
  hasDensity: boolean;
  /** The viewer fills the screen; null where the browser has no such thing. */
  fullScreen: boolean | null;
  attempt: AttemptStep;
  findings: FindingStep;
}

/** The open question about the reader's attempt at the case: none, a hypothesis, or a grade. */
export type AttemptStep = 'none' | 'asking' | 'grading';

/**
 * The panel open beside the images: none, a tour of the author's findings, their editor, or that of the opening
 * presentation.
 */
export type FindingStep = 'none' | 'reading' | 'writing' | 'keeping';

/** The objects that commands act on. */
export interface CommandTarget {
  engine: Engine;
  /** The active panel. */
  panel: number;
  page: PageActions;
}

/** Actions that only the page around the engine can do. */
export interface PageActions {
  toggleFullScreen(): void;
  open(dialog: 'help' | 'settings' | 'planes'): void;
  /** Puts what a panel shows on the clipboard, with its credits. */
  copyImage(engine: Engine, panel: number): void;
  /** Puts the series that are comparable to the active one beside it. */
  hang(engine: Engine): void;
  attempt: AttemptActions;
  /** Goes to the next finding of the tour, or the previous one. */
  stepFinding(by: -1 | 1): void;
}

/** Actions on the reader's attempt at the case. */
export interface AttemptActions {
  /** Asks for the hypothesis, after the answer for the grade. */
  open(): void;
  /** Asks for the answer. */
  reveal(): void;
  grade(grade: Grade): void;
}

/** The appearance of a command's button. */
export interface CommandButton<Value> {
  label: string;
  /** The word under its icon, where it differs from the command's own. */
  word?: string;
  icon?: string;
  text?: string;
  value: Value;
  /** Absent: whenever its command is. */
  available?(state: CommandState): boolean;
}

/** A command of the viewer: tool bar, keys and help are all made from these. */
export interface Command<Value = unknown> {
  id: CommandId;
  group: CommandGroup;
  keys: readonly KeyBinding<Value>[];
  /** Whether its keys are its own; absent: whenever it is available. */
  hasKeys?(state: CommandState): boolean;
  /** Absent for a command that only keys give. */
  buttons?: readonly CommandButton<Value>[];
  /** The button of a command that is on, where it then does the opposite. */
  opposite?: { label: string; icon: string };
  /** Whether its button is in a menu of the tool bar. */
  isInMenu?: boolean;
  /** Always in sight, where the tool bar is longer than the screen. */
  isAtEdge?: boolean;
  /** Whether it opens a dialog, which gives the focus back to its button. */
  opensDialog?: boolean;
  run(target: CommandTarget, value: Value): void;
  /** Whether it is on, for commands that are on or off. */
  pressed?(state: CommandState, value: Value): boolean;
  /** Absent: always. */
  available?(state: CommandState): boolean;
  /** Whether its button does something now. Absent: always. */
  enabled?(state: CommandState): boolean;
}

/** Name, key and button of a command that has one of each. */
export function keyAndButton(
  id: ButtonId,
  key: string,
  icon: string,
  held: HeldKeys = {},
): Pick<Command, 'id' | 'keys' | 'buttons'> {
  const label = withKey(commandLabels[id], key, held);
  const keys = [{ key, value: null, ...held }];
  return { id, keys, buttons: [{ icon, label, value: null }] };
}

/** The part of the viewer's state that commands depend on. */
export function commandStateOf(
  state: ViewState,
  fullScreen: boolean | null,
  attempt: AttemptStep = 'none',
  findings: FindingStep = 'none',
  series: SeriesState = { series: 1, hasSlices: true, hasPlanes: false, hasDensity: false },
): CommandState {
  const { panels, active, enlarged, maxPanels, tool, linked, viewLinks, playing, selection } = state;
  const view = panels[active]?.view;
  return {
    tool,
    panels: panels.length,
    maxPanels,
    enlarged,
    linked,
    viewsLinked: viewLinks !== null,
    playing,
    inverted: view?.inverted ?? false,
    flipped: view?.flipped ?? false,
    selected: selection !== null,
    canUndo: canStep(state, 'undo'),
    canRedo: canStep(state, 'redo'),
    ...series,
    fullScreen,
    attempt,
    findings,
  };
}

/** The target of the arrow keys. */
export type ArrowsMove = 'images' | 'aim' | 'measure' | 'magnifier';

/** The selected measure, the aim of a measuring tool, the lens, or the images. */
export function arrowsMove({ selected, tool }: { selected: boolean; tool: string }): ArrowsMove {
  if (selected) return 'measure';
  if (tool === 'magnifier') return 'magnifier';
  return isMeasureKind(tool) ? 'aim' : 'images';
}
