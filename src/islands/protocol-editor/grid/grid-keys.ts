import { GRID_COMMANDS } from './grid-commands.ts';
import type { Grid, GridCommand } from './grid-steps.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command that a key press gives; undefined leaves the key to the browser. */
export function gridCommandOf(press: Press, grid: Grid): GridCommand | undefined {
  const where = grid.view.$editing.get() ? 'edit' : 'cell';
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return GRID_COMMANDS.find(
    (command) =>
      (command.where === where || command.where === 'both') &&
      command.key === key &&
      (command.ctrl ?? false) === (press.ctrlKey || press.metaKey) &&
      (command.alt ?? false) === press.altKey &&
      (command.shift ?? false) === press.shiftKey &&
      (command.available?.(grid) ?? true),
  );
}

/** Whether a key press writes something: it begins typing in the active cell. */
export function writes(press: KeyboardEvent): boolean {
  if (press.key === 'Dead' || press.key === 'Process') return true;
  const isChord = press.ctrlKey || press.metaKey || press.altKey;
  return press.key.length === 1 && (!isChord || press.getModifierState('AltGraph'));
}
