import { commandOf, type KeyPress } from '../../form/key-commands.ts';
import { GRID_COMMANDS } from './grid-commands.ts';
import type { Grid, GridCommand } from './grid-steps.ts';

/** The command that matches a key press; undefined leaves the key to the browser. */
export function gridCommandOf(press: KeyPress, grid: Grid): GridCommand | undefined {
  return commandOf(GRID_COMMANDS, press, grid.view.$editing.get() ? 'edit' : 'cell', grid);
}

/** Whether a key press enters a character, and therefore starts editing the active cell. */
export function writes(press: KeyboardEvent): boolean {
  if (press.key === 'Dead' || press.key === 'Process') return true;
  const isChord = press.ctrlKey || press.metaKey || press.altKey;
  return press.key.length === 1 && (!isChord || press.getModifierState('AltGraph'));
}
