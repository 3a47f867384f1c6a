import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { by, FAR, type GridCommand, leavingCommands, stepCommands } from './grid-steps.ts';
import type { GridView } from './grid-view.ts';
import { neighbour } from './selection.ts';

const next = (view: GridView, by: 1 | -1) => neighbour(view.selection().active, by, view.size);
const goDown = (view: GridView, rows: number) => view.go(by(rows, 0)(view.selection().active));

/** All keyboard commands of the grid: the key handling and the help both use this table. */
export const GRID_COMMANDS: readonly GridCommand[] = [
  ...stepCommands(false),
  {
    where: 'cell',
    key: 'Tab',
    available: ({ view }) => view.isHeld && next(view, 1) !== undefined,
    run: ({ actions }) => actions.tab(1),
    help: 'tab',
  },
  {
    where: 'cell',
    key: 'Tab',
    shift: true,
    available: ({ view }) => view.isHeld && next(view, -1) !== undefined,
    run: ({ actions }) => actions.tab(-1),
  },
  {
    where: 'cell',
    key: 'Escape',
    run: ({ view }) => {
      if (view.forget(view.range())) return;
      view.isHeld = false;
      view.announce(m.tabLeaves);
    },
    help: 'escape',
  },
  { where: 'cell', key: 'Enter', run: ({ view }) => view.edit(), help: 'write' },
  { where: 'cell', key: 'F2', run: ({ view }) => view.edit() },
  { where: 'edit', key: 'F2', run: ({ view }) => view.holdArrows() },
  { where: 'edit', key: 'Enter', run: ({ actions }) => actions.down(), help: 'down' },
  { where: 'edit', key: 'Enter', shift: true, run: ({ view }) => goDown(view, -1) },
  { where: 'cell', key: 'Enter', shift: true, run: ({ view }) => goDown(view, -1) },
  { where: 'edit', key: 'Tab', run: ({ actions }) => actions.tab(1) },
  { where: 'edit', key: 'Tab', shift: true, run: ({ actions }) => actions.tab(-1) },
  { where: 'edit', key: 'Escape', run: ({ view }) => view.drop(), help: 'drop' },
  {
    where: 'edit',
    key: 'Enter',
    ctrl: true,
    run: ({ actions }) => actions.fillRange(),
    help: 'fillRange',
  },
  ...leavingCommands,
  {
    where: 'cell',
    key: 'Delete',
    run: ({ actions }) => actions.clear(),
    help: 'clear',
  },
  { where: 'cell', key: 'Backspace', run: ({ actions }) => actions.clear() },
  {
    where: 'cell',
    key: 'Backspace',
    ctrl: true,
    available: ({ view }) => view.reset !== undefined,
    run: ({ actions }) => actions.reset(),
    help: 'reset',
  },
  ...stepCommands(true),
  {
    where: 'cell',
    key: 'a',
    ctrl: true,
    run: ({ view }) => view.select(by(FAR, FAR)({ row: 0, column: 0 }), { row: 0, column: 0 }),
    help: 'all',
  },
  {
    where: 'cell',
    key: ' ',
    shift: true,
    run: ({ view }) => view.selectRows(),
    help: 'row',
  },
  {
    where: 'both',
    key: 'd',
    ctrl: true,
    run: ({ actions }) => actions.fillDown(),
    help: 'fillDown',
  },
  {
    where: 'cell',
    key: 'Enter',
    ctrl: true,
    run: ({ actions }) => actions.insert(1),
    help: 'insertBelow',
  },
  {
    where: 'cell',
    key: 'Enter',
    ctrl: true,
    shift: true,
    run: ({ actions }) => actions.insert(0),
    help: 'insertAbove',
  },
  {
    where: 'both',
    key: 'd',
    ctrl: true,
    shift: true,
    run: ({ actions }) => actions.duplicate(),
    help: 'duplicate',
  },
  {
    where: 'both',
    key: 'ArrowUp',
    alt: true,
    run: ({ actions }) => actions.move(-1),
    help: 'move',
  },
  { where: 'both', key: 'ArrowDown', alt: true, run: ({ actions }) => actions.move(1) },
  {
    where: 'cell',
    key: 'Delete',
    ctrl: true,
    run: ({ actions }) => actions.remove(),
    help: 'remove',
  },
];
