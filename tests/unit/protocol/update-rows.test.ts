import { describe, expect, it } from 'vitest';
import { updateTable } from '#islands/protocol-editor/grid/update-table.ts';
import { updateByName } from '#lib/protocols/update-rows.ts';
import { openGrid } from '../open-grid.ts';

const own = () => [
  { name: 'Sag T1', tr: 500, te: 12 },
  { name: 'Cor DP', tr: 2500 },
  { name: 'Axial', tr: 1 },
  { name: 'axial', tr: 2 },
];

describe('pasted rows update those of their names', () => {
  const pasted = [
    { name: 'SAG  T1', tr: 600 },
    { name: 'Cor DP', tr: 2500, te: 30 },
    { name: 'Axial', tr: 9 },
    { name: 'Sag T2', tr: 4000 },
  ];

  it('in the cells that they fill; names that stand twice are not touched, others are added', () => {
    const { changes, added, ambiguous } = updateByName(own(), pasted);
    expect(changes).toEqual([
      { row: 0, key: 'tr', value: 600, before: 500 },
      { row: 1, key: 'te', value: 30, before: undefined },
    ]);
    expect([added, ambiguous]).toEqual([[3], ['Axial']]);
    expect(updateByName(own(), [{ name: 'Cor DP' }, { name: 'cor dp' }]).ambiguous).toEqual(['Cor DP']);
  });

  it('in one change of the rows, keeping beside its cell what is no value', () => {
    const grid = openGrid(own());
    const problem = { code: 'not-a-number' } as const;
    const before = grid.page.rows;
    updateTable(
      grid.view,
      { rows: pasted, problems: [{ row: 0, field: 'te', text: 'douze', problem }] },
      updateByName(own(), pasted),
    );
    expect(grid.page.rows).toEqual([
      { name: 'Sag T1', tr: 600, te: 12 },
      { name: 'Cor DP', tr: 2500, te: 30 },
      ...before.slice(2),
      { name: 'Sag T2', tr: 4000 },
    ]);
    expect(grid.view.textAt(grid.at(0, 'te'))).toBe('douze');
  });
});
