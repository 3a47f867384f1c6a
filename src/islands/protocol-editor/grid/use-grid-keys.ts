import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { gridCommandOf, writes } from './grid-keys.ts';
import type { Grid } from './grid-steps.ts';

/** Keys in the grid: its commands, and letters that start typing in the active cell. */
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
        // The field is there and has the focus before the browser writes the letter, accents and all, into it.
        flushSync(() => view.edit(''));
      }
    },
  };
}
