import { describe, expect, it } from 'vitest';
import { RowIds } from '#islands/protocol-editor/grid/row-ids.ts';
import { type AcquisitionRow, ROWS_MAX } from '#lib/protocols/fields/acquisition-fields.ts';
import { named, openGrid } from './open-grid.ts';

describe('a cell that is typed in', () => {
  it('keeps what is a value, in French or not', () => {
    const { view, page, at } = openGrid(named('a'));
    view.go(at(0, 'thickness'));
    view.edit('');
    view.typed = '3,5 mm';
    view.leave();
    expect(page.rows).toEqual([{ name: 'a', thickness: 3.5 }]);
  });

  it('keeps what is no value beside the rows, shown and never stored, until it is mended', () => {
    const { view, page, render, at } = openGrid([{ name: 'a', tr: 500 }]);
    view.go(at(0, 'tr'));
    view.edit('');
    view.typed = 'beaucoup';
    view.leave();
    render();
    expect(page.rows).toEqual([{ name: 'a', tr: 500 }]);
    expect(view.textAt(at(0, 'tr'))).toBe('beaucoup');
    expect(page.said.at(-1)).toContain('Un nombre est attendu');
    view.edit();
    expect(view.typed).toBe('beaucoup');
    view.typed = '600';
    view.leave();
    expect(page.rows[0]?.tr).toBe(600);
    expect(view.$faults.get().size).toBe(0);
  });

  it('is left as it was stored with Escape', () => {
    const { view, page, at } = openGrid([{ name: 'a', tr: 500 }]);
    view.go(at(0, 'tr'));
    view.edit('');
    view.typed = '9';
    view.drop();
    view.leave();
    expect(page.rows[0]?.tr).toBe(500);
  });

  it('changes nothing where the same stands', () => {
    const rows = [{ name: 'a', tr: 500 }];
    const { view, page, at } = openGrid(rows);
    view.go(at(0, 'tr'));
    view.edit();
    view.leave();
    expect(page.rows).toBe(rows);
  });

  it('gives way to what undoing brings back', () => {
    const { view, page, render, at } = openGrid([{ name: 'a', tr: 500 }]);
    view.put([{ ...at(0, 'tr'), text: 'non' }]);
    page.rows = [{ name: 'a', tr: 400 }];
    render();
    expect(view.textAt(at(0, 'tr'))).toBe('400');
  });
});

describe('rows', () => {
  it('take what is no value along when they move', () => {
    const { view, actions, render, at } = openGrid(named('a', 'b', 'c'));
    view.put([{ ...at(2, 'te'), text: 'x' }]);
    view.go(at(2, 'name'));
    actions.move(-1);
    render();
    expect(view.textAt(at(1, 'te'))).toBe('x');
    expect(view.textAt(at(2, 'te'))).toBe('');
    expect(view.selection().active.row).toBe(1);
  });

  it('are recognised when edited, moved, taken away and brought back', () => {
    const ids = new RowIds();
    const [a, b, c] = named('a', 'b', 'c') as [AcquisitionRow, AcquisitionRow, AcquisitionRow];
    const [first, second, third] = ids.of([a, b, c]);
    expect(new Set([first, second, third]).size).toBe(3);
    const edited = { ...b, tr: 5 };
    expect(ids.of([a, edited, c])).toEqual([first, second, third]);
    expect(ids.of([c, a, edited])).toEqual([third, first, second]);
    expect(ids.of([c, edited])).toEqual([third, second]);
    expect(ids.of([c, a, b])).toEqual([third, first, second]);
    const added = { name: 'd' };
    const [, , , last] = ids.of([c, a, b, added]);
    expect([first, second, third]).not.toContain(last);
  });

  it('are never more than a protocol may have', () => {
    const { view, actions, page, render } = openGrid(
      named(...Array.from({ length: ROWS_MAX }, (_, at) => `${at}`)),
    );
    actions.append();
    actions.duplicate();
    view.put([{ row: ROWS_MAX, column: 0, text: 'trop' }]);
    render();
    expect(page.rows).toHaveLength(ROWS_MAX);
  });

  it('of a pasted table come with their unreadable texts', () => {
    const { view, actions, page, render, at } = openGrid(named('a'));
    const problem = { code: 'not-a-number' } as const;
    actions.pasteTable(
      { rows: named('b', 'c'), problems: [{ row: 1, field: 'tr', text: 'vite', problem }] },
      'add',
    );
    render();
    expect(page.rows.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(view.textAt(at(2, 'tr'))).toBe('vite');
  });

  it('in whose place a table is pasted leave none of their unreadable texts', () => {
    const { view, actions, page, render, at } = openGrid([{ name: 'T2', tr: 3500 }]);
    view.put([
      { ...at(0, 'thickness'), text: '3 x 3' },
      { ...at(0, 'gap'), text: '10 %' },
    ]);
    actions.pasteTable({ rows: [{ name: 'T1', tr: 550 }], problems: [] }, 'replace');
    render();
    expect(page.rows).toEqual([{ name: 'T1', tr: 550 }]);
    expect([view.textAt(at(0, 'thickness')), view.textAt(at(0, 'gap'))]).toEqual(['', '']);
    page.rows = [{ name: 'T2', tr: 3500 }];
  });

  it('of a pasted table keep what is to be checked as that, though it could be read alone', () => {
    const { view, actions, page, render, at } = openGrid([]);
    const problem = { code: 'two-ways' } as const;
    actions.pasteTable(
      { rows: named('b'), problems: [{ row: 0, field: 'tr', text: '3,500', problem }] },
      'add',
    );
    render();
    expect(page.rows).toEqual([{ name: 'b' }]);
    expect(view.textAt(at(0, 'tr'))).toBe('3,500');
    expect(view.$faults.get().size).toBe(1);
  });
});
