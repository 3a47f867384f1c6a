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

/** A key that triggers a command, with the value that it passes on. */
export interface KeyBinding<Value> {
  /** `key` of a keyboard event, letters in lower case. */
  key?: string;
  /** `code` of the event: a key identified by its position, whatever its character. */
  code?: string;
  /** Other values of `key` with the same effect. */
  aliases?: readonly string[];
  /** Only together with the Shift key. */
  shift?: boolean;
  /** Only together with Ctrl or ⌘; by default only when neither is held. */
  control?: boolean;
  value: Value;
}

/** The state on which commands depend. Primitive values: the toolbar is rendered again only when one changes. */
export interface CommandState {
  tool: Tool;
  panels: number;
  maxPanels: number;
  /** Whether one of several panels fills the whole film. */
  enlarged: boolean;
  linked: boolean;
  /** Whether zoom and position of the panels are linked. */
  viewsLinked: boolean;
  playing: boolean;
  inverted: boolean;
  flipped: boolean;
  /** Whether a measurement is selected. */
  selected: boolean;
  /** Whether there is something to undo, or to redo, on the images. */
  canUndo: boolean;
  canRedo: boolean;
  /** Number of series in the case. */
  series: number;
  /** Whether any series has more than one image. */
  hasSlices: boolean;
  /** Whether the active panel's series can be reformatted in other planes. */
  hasPlanes: boolean;
  /** Whether its values are densities, in Hounsfield units. */
  hasDensity: boolean;
  /** Whether the viewer fills the screen; null if the browser does not support that. */
  fullScreen: boolean | null;
  attempt: AttemptStep;
  findings: FindingStep;
}

/** The current step of the reader's attempt at the case: none, entering a hypothesis, or grading. */
export type AttemptStep = 'none' | 'asking' | 'grading';

/**
 * The panel open beside the images: none, a tour of the author's findings, their editor, or that of the opening
 * presentation.
 */
export type FindingStep = 'none' | 'reading' | 'writing' | 'keeping';

/** The objects on which commands act. */
export interface CommandTarget {
  engine: Engine;
  /** The active panel. */
  panel: number;
  page: PageActions;
}

/** Actions that only the page around the engine can perform. */
export interface PageActions {
  toggleFullScreen(): void;
  open(dialog: 'help' | 'settings' | 'planes'): void;
  /** Copies a panel's image to the clipboard, with its credits. */
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
  /** Shows the answer. */
  reveal(): void;
  grade(grade: Grade): void;
}

/** The button of a command. */
export interface CommandButton<Value> {
  label: string;
  /** The word under its icon, where it differs from the command's word. */
  word?: string;
  icon?: string;
  text?: string;
  value: Value;
  /** Whether the button is shown; absent: whenever its command is available. */
  available?(state: CommandState): boolean;
}

/** A command of the viewer; toolbar, keys and help are generated from these. */
export interface Command<Value = unknown> {
  id: CommandId;
  group: CommandGroup;
  keys: readonly KeyBinding<Value>[];
  /** Whether its keys trigger it; absent: whenever it is available. */
  hasKeys?(state: CommandState): boolean;
  /** Absent for a command without a button. */
  buttons?: readonly CommandButton<Value>[];
  /** The button while the command is on, when it has the opposite effect. */
  opposite?: { label: string; icon: string };
  /** Whether its button is in a menu of the toolbar. */
  isInMenu?: boolean;
  /** Whether its button stays visible when the toolbar is longer than the screen. */
  isAtEdge?: boolean;
  /** Whether it opens a dialog, which returns the focus to its button. */
  opensDialog?: boolean;
  run(target: CommandTarget, value: Value): void;
  /** Whether it is on, for commands that can be on or off. */
  pressed?(state: CommandState, value: Value): boolean;
  /** Whether it is available; absent: always. */
  available?(state: CommandState): boolean;
  /** Whether its button has an effect now; absent: always. */
  enabled?(state: CommandState): boolean;
}

/** Name, key and button of a command that has one key and one button. */
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

/** The command state derived from the viewer's state. */
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

/** What the arrow keys move. */
export type ArrowsMove = 'images' | 'aim' | 'measure' | 'magnifier';

/** What the arrow keys move: the selected measurement, the cursor of a measuring tool, the lens, or the images. */
export function arrowsMove({ selected, tool }: { selected: boolean; tool: string }): ArrowsMove {
  if (selected) return 'measure';
  if (tool === 'magnifier') return 'magnifier';
  return isMeasureKind(tool) ? 'aim' : 'images';
}
