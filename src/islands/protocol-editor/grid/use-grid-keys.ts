import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { gridCommandOf, writes } from './grid-keys.ts';
import type { Grid } from './grid-steps.ts';

/** Key handler of the grid: its commands, and characters that start editing the active cell. */
export function useGridKeys(grid: Grid) {
  const { view } = grid;
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (event.nativeEvent.isComposing || event.defaultPrevented) return;
      const command = gridCommandOf(event.nativeEvent, grid);
      if (command) {
        event.preventDefault();
        command.run(grid);
      } else if (!view.$editing.get() && writes(event.nativeEvent)) {
        // The field must have the focus before the browser enters the character, including composed accents.
        flushSync(() => view.edit(''));
      }
    },
  };
}
