import type { GridHelpLine } from '#lib/protocols/grid-help-texts.ts';
import type { KeyCommand } from '../../form/key-commands.ts';
import type { GridActions } from './grid-actions.ts';
import type { GridView } from './grid-view.ts';
import type { Place } from './selection.ts';

export interface Grid {
  view: GridView;
  actions: GridActions;
}

/** A keyboard command on a cell, or in a cell being edited. */
export type GridCommand = KeyCommand<'cell' | 'edit', Grid, GridHelpLine>;

/** Number of rows that Page Up and Page Down move. */
const PAGE = 10;
export const FAR = Number.MAX_SAFE_INTEGER;

type Step = (at: Place) => Place;
/** Makes a move by this many rows and columns. */
export const by =
  (rows: number, columns: number): Step =>
  ({ row, column }) => ({ row: row + rows, column: column + columns });

/** Keys that move between cells; with Shift they extend the range. */
const STEPS: readonly [key: string, ctrl: boolean, step: Step, help?: string][] = [
  ['ArrowUp', false, by(-1, 0)],
  ['ArrowDown', false, by(1, 0)],
  ['ArrowLeft', false, by(0, -1)],
  ['ArrowRight', false, by(0, 1)],
  ['ArrowUp', true, by(-FAR, 0)],
  ['ArrowDown', true, by(FAR, 0)],
  ['ArrowLeft', true, by(0, -FAR)],
  ['ArrowRight', true, by(0, FAR)],
  ['Home', false, by(0, -FAR)],
  ['End', false, by(0, FAR)],
  ['Home', true, by(-FAR, -FAR)],
  ['End', true, by(FAR, FAR)],
  ['PageUp', false, by(-PAGE, 0)],
  ['PageDown', false, by(PAGE, 0)],
];

const STEP_HELP: Record<string, GridHelpLine> = {
  'ArrowUp false false': 'go',
  'ArrowUp true false': 'goFar',
  'ArrowUp false true': 'range',
  'Home false false': 'homeEnd',
  'Home true false': 'ctrlHomeEnd',
  'PageUp false false': 'pages',
};

export const stepCommands = (shift: boolean): GridCommand[] =>
  STEPS.map(([key, ctrl, step]) => {
    const help = STEP_HELP[`${key} ${ctrl} ${shift}`];
    const run = ({ view }: Grid) => {
      view.go(step(view.selection().active), shift);
      if (shift) view.announceRange();
    };
    return { where: 'cell', key, ctrl, shift, run, ...(help && { help }) };
  });

/** In an edit started by typing, arrow keys leave the cell, as in spreadsheets. */
export const leavingCommands: GridCommand[] = STEPS.slice(0, 4).map(([key, , step]) => ({
  where: 'edit',
  key,
  available: ({ view }) => view.$editing.get()?.isTyped === true,
  run: ({ view }) => view.go(step(view.selection().active)),
}));
