import { describe, expect, it } from 'vitest';
import { GRID_COMMANDS } from '#islands/protocol-editor/grid/grid-commands.ts';
import { gridCommandOf } from '#islands/protocol-editor/grid/grid-keys.ts';
import { placeTexts } from '#islands/protocol-editor/grid/paste.ts';
import { neighbour } from '#islands/protocol-editor/grid/selection.ts';
import { suggestionsFor } from '#islands/protocol-editor/grid/suggestions.ts';
import { fieldsOf } from '#lib/protocols/fields/acquisition-fields.ts';
import { gridHelpMessages } from '#lib/protocols/grid-help-texts.ts';
import { named, openGrid } from './open-grid.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('what is pasted', () => {
  const range = { top: 1, bottom: 4, left: 2, right: 2 };

  it('fills a range that it fits a whole number of times', () => {
    expect(placeTexts([['1'], ['2']], range).map(({ row, text }) => `${row} ${text}`)).toEqual([
      '1 1',
      '2 2',
      '3 1',
      '4 2',
    ]);
  });

  it('goes on beyond a range that it does not fit', () => {
    const cells = placeTexts([['1', '2'], ['3']], { ...range, bottom: 3 });
    expect(cells).toEqual([
      { row: 1, column: 2, text: '1' },
      { row: 1, column: 3, text: '2' },
      { row: 2, column: 2, text: '3' },
      { row: 2, column: 3, text: '' },
    ]);
  });
});

describe('keys', () => {
  it('are told once, and every line of help has its words', () => {
    const seen = GRID_COMMANDS.filter(({ available }) => !available).map(
      ({ where, key, ctrl, alt, shift }) =>
        `${where} ${key} ${ctrl ?? false} ${alt ?? false} ${shift ?? false}`,
    );
    expect(new Set(seen).size).toBe(seen.length);
    const lines = GRID_COMMANDS.flatMap(({ help }) => (help ? [help] : []));
    expect(lines.length).toBeGreaterThan(15);
    expect(new Set([...lines, 'clipboard'])).toEqual(new Set(Object.keys(gridHelpMessages.lines)));
  });

  it('leave undoing and what they do not know to the page', () => {
    const grid = openGrid(named('a'));
    for (const key of ['z', 'y', 's', 'c', 'x', 'v'])
      expect(gridCommandOf(press(key, { ctrlKey: true }), grid)).toBeUndefined();
  });

  it('let Tab leave the grid until one has acted in it, and at its end', () => {
    const grid = openGrid(named('a'));
    expect(gridCommandOf(press('Tab'), grid)).toBeUndefined();
    gridCommandOf(press('ArrowRight'), grid)?.run(grid);
    expect(gridCommandOf(press('Tab'), grid)).toBeDefined();
    gridCommandOf(press('Escape'), grid)?.run(grid);
    expect(gridCommandOf(press('Tab'), grid)).toBeUndefined();
    gridCommandOf(press('End'), grid)?.run(grid);
    expect(gridCommandOf(press('Tab'), grid)).toBeUndefined();
    expect(gridCommandOf(press('Tab', { shiftKey: true }), grid)).toBeDefined();
  });

  it('go from cell to cell and never beyond', () => {
    const size = { rows: 2, columns: 3 };
    expect(neighbour({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 });
    expect(neighbour({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 2 });
    expect(neighbour({ row: 1, column: 2 }, 1, size)).toBeUndefined();
    const grid = openGrid(named('a', 'b'));
    for (const key of ['ArrowUp', 'PageDown', 'ArrowDown', 'ArrowLeft'])
      gridCommandOf(press(key), grid)?.run(grid);
    expect(grid.view.selection().active).toEqual({ row: 1, column: 0 });
    gridCommandOf(press('Home', { ctrlKey: true, shiftKey: true }), grid)?.run(grid);
    expect(grid.view.range()).toEqual({ top: 0, bottom: 1, left: 0, right: 0 });
  });
});

describe('suggestions', () => {
  const plane = fieldsOf('sequences').find(({ key }) => key === 'plane');
  const words = ['Coronal', 'Axial', 'Sagittal', 'Axial oblique'];

  it('are words that begin with what is typed, then those that hold it', () => {
    if (!plane) throw new Error('no plane');
    expect(suggestionsFor(plane, words, 'a')).toEqual(['Axial', 'Axial oblique', 'Coronal', 'Sagittal']);
    expect(suggestionsFor(plane, words, 'AXIAL')).toEqual(['Axial', 'Axial oblique']);
    expect(suggestionsFor(plane, words, 'Axial')).toEqual(['Axial oblique']);
  });
});

describe('Enter while typing', () => {
  const type = (grid: ReturnType<typeof openGrid>, text: string, key: string) => {
    grid.view.edit('');
    grid.view.typed = text;
    gridCommandOf(press(key), grid)?.run(grid);
    grid.render();
  };

  it('leads below the cell where Tab began', () => {
    const grid = openGrid(named('a', 'b'));
    grid.view.go({ row: 0, column: 1 });
    type(grid, 'x', 'Tab');
    type(grid, 'y', 'Tab');
    type(grid, 'z', 'Enter');
    expect(grid.view.selection().active).toEqual({ row: 1, column: 1 });
    type(grid, 'w', 'Enter');
    expect(grid.view.selection().active).toEqual({ row: 2, column: 1 });
  });

  it('makes a row below the last one that holds something, and none below an empty one', () => {
    const grid = openGrid(named('a'));
    grid.view.go({ row: 0, column: 0 });
    type(grid, 'A', 'Enter');
    expect(grid.page.rows.map(({ name }) => name)).toEqual(['A', '']);
    type(grid, '', 'Enter');
    expect(grid.page.rows).toHaveLength(2);
    expect(grid.view.selection().active).toEqual({ row: 1, column: 0 });
  });
});
