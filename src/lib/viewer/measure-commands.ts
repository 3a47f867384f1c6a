import type { Point } from '#lib/imaging/measure.ts';
import { arrowsMove, type Command, type CommandState, type KeyBinding, keyAndButton } from './command.ts';
import { stepMeasures } from './measure-steps.ts';
import { eraseSelectedOrLast, selectNextMeasure } from './measures/changes.ts';
import { measureHostOf } from './measures/host.ts';
import { afterMeasures, measure } from './measures/late.ts';
import { anchorOn } from './panel-actions.ts';

/** CSS pixels per arrow key press, without and with Shift. */
export const STEP = 2;
export const STRIDE = 20;

function arrows(by: number, shift: boolean): KeyBinding<Point>[] {
  return [
    { key: 'ArrowUp', shift, value: { x: 0, y: -by } },
    { key: 'ArrowDown', shift, value: { x: 0, y: by } },
    { key: 'ArrowLeft', shift, value: { x: -by, y: 0 } },
    { key: 'ArrowRight', shift, value: { x: by, y: 0 } },
  ];
}

export const ARROWS = [...arrows(STEP, false), ...arrows(STRIDE, true)];

const moveMeasure: Command<Point> = {
  id: 'moveMeasure',
  group: 'measures',
  keys: ARROWS,
  run: ({ engine, panel }, by) => measure(({ drawing }) => drawing.nudge(measureHostOf(engine), panel, by)),
  available: (state) => arrowsMove(state) === 'measure',
};

const aim: Command<Point> = {
  id: 'moveAim',
  group: 'measures',
  keys: ARROWS,
  run: ({ engine, panel }, by) => measure(({ drawing }) => drawing.moveAim(measureHostOf(engine), panel, by)),
  available: (state) => arrowsMove(state) === 'aim',
};

function step(way: 'undo' | 'redo'): Pick<Command, 'group' | 'run' | 'available'> {
  return {
    group: 'measures',
    run: ({ engine }) =>
      afterMeasures(() => engine.update((state) => stepMeasures(state, engine.stacks, way))),
    // The panel beside the images has its own undo history.
    available: ({ findings, canUndo, canRedo }: CommandState) =>
      findings !== 'writing' && findings !== 'keeping' && (canUndo || canRedo),
  };
}

const undo: Command = {
  ...keyAndButton('undoMeasure', 'z', 'i-lucide-undo-2', { control: true }),
  ...step('undo'),
  enabled: ({ canUndo }) => canUndo,
};

const redo: Command = {
  ...keyAndButton('redoMeasure', 'y', 'i-lucide-redo-2', { control: true }),
  ...step('redo'),
  keys: [
    { key: 'y', control: true, value: null },
    { key: 'z', control: true, shift: true, value: null },
  ],
  enabled: ({ canRedo }) => canRedo,
};

/** Drawing by keyboard, and changing drawn measurements. */
export const measureCommands: Command[] = [
  {
    ...keyAndButton('eraseMeasure', 'Delete', 'i-lucide-eraser'),
    group: 'measures',
    keys: [{ key: 'Delete', aliases: ['Backspace'], value: null }],
    run: ({ engine, panel }) =>
      afterMeasures(() => engine.update((state) => eraseSelectedOrLast(state, anchorOn(engine, panel)))),
  },
  undo,
  redo,
  aim as Command,
  {
    id: 'putPoint',
    group: 'measures',
    keys: [{ key: 'Enter', value: null }],
    run: ({ engine, panel }) => measure(({ drawing }) => drawing.putPoint(measureHostOf(engine), panel)),
    available: (state) => arrowsMove(state) === 'aim',
  },
  {
    id: 'selectMeasure',
    group: 'measures',
    keys: [{ key: 'j', value: null }],
    run: ({ engine, panel }) =>
      afterMeasures(() => engine.update((state) => selectNextMeasure(state, anchorOn(engine, panel)))),
  },
  moveMeasure as Command,
  {
    id: 'selectPoint',
    group: 'measures',
    keys: [{ key: 'Enter', value: null }],
    run: ({ engine }) => measure(({ drawing }) => drawing.selectHandle(measureHostOf(engine))),
    available: (state) => arrowsMove(state) === 'measure',
  },
];
