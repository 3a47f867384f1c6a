import type { Point } from '#lib/imaging/measure.ts';
import { clampIndex } from '#lib/imaging/stack.ts';
import { arrowsMove, type Command, type CommandState, type CommandTarget, keyAndButton } from './command.ts';
import { changeViewOf, flipPanel, panPanel, rotatePanel, windowPanel, zoomPanel } from './panel-actions.ts';
import { SLICE_KEYS } from './slice-keys.ts';
import { resetPanel } from './state.ts';
import { goStill, stepStill } from './still-steps.ts';

/** Distance of a pan by key, in CSS pixels. */
const PAN = 40;
const ZOOM_FACTOR = 1.2;
/** Change per key press, as a fraction of the window's width. */
const WINDOW_STEP = 0.05;

const stepBy = ({ engine, panel }: Pick<CommandTarget, 'engine' | 'panel'>, by: number): void =>
  stepStill(engine, panel, by);

const arrowsMoveImages = (state: CommandState) => arrowsMove(state) === 'images';

const stepImage: Command<number> = {
  id: 'stepImage',
  group: 'images',
  keys: SLICE_KEYS.one,
  run: stepBy,
  available: arrowsMoveImages,
};

const stepTen: Command<number> = {
  id: 'stepTen',
  group: 'images',
  keys: SLICE_KEYS.ten,
  run: stepBy,
};

const goToEnd: Command<number> = {
  id: 'goToEnd',
  group: 'images',
  keys: SLICE_KEYS.end,
  run({ engine, panel }, way) {
    goStill(engine, panel, way < 0 ? 0 : (engine.stackOf(panel)?.count ?? 1) - 1);
  },
};

const stepFolder: Command<number> = {
  id: 'stepFolder',
  group: 'images',
  keys: [
    { key: 'ArrowLeft', value: -1 },
    { key: 'ArrowRight', value: 1 },
  ],
  run({ engine, panel }, by) {
    const shown = engine.snapshot().state.panels[panel]?.stack ?? 0;
    engine.showStack(panel, clampIndex(shown + by, engine.stacks.length));
  },
  available: arrowsMoveImages,
};

const panImage: Command<Point> = {
  id: 'panImage',
  group: 'view',
  keys: [
    { key: 'ArrowUp', shift: true, value: { x: 0, y: -PAN } },
    { key: 'ArrowDown', shift: true, value: { x: 0, y: PAN } },
    { key: 'ArrowLeft', shift: true, value: { x: -PAN, y: 0 } },
    { key: 'ArrowRight', shift: true, value: { x: PAN, y: 0 } },
  ],
  run: ({ engine, panel }, by) => panPanel(engine, panel, by),
  available: arrowsMoveImages,
};

const zoomImage: Command<number> = {
  id: 'zoomImage',
  group: 'view',
  keys: [
    { key: '+', aliases: ['='], value: ZOOM_FACTOR },
    { key: '-', value: 1 / ZOOM_FACTOR },
  ],
  run: ({ engine, panel }, factor) => zoomPanel(engine, panel, factor),
};

const brightness: Command<number> = {
  id: 'brightness',
  group: 'view',
  keys: [
    { code: 'KeyW', value: -WINDOW_STEP },
    { code: 'KeyS', value: WINDOW_STEP },
  ],
  run: ({ engine, panel }, level) => windowPanel(engine, panel, level, 0),
};

const contrast: Command<number> = {
  id: 'contrast',
  group: 'view',
  keys: [
    { code: 'KeyA', value: -WINDOW_STEP },
    { code: 'KeyD', value: WINDOW_STEP },
  ],
  run: ({ engine, panel }, stretch) => windowPanel(engine, panel, 0, stretch),
};

/** Commands on the view of the active panel, each with a button. */
const viewCommands: Command[] = [
  {
    ...keyAndButton('invert', 'i', 'i-lucide-sun-moon'),
    group: 'view',
    run: ({ engine, panel }) =>
      changeViewOf(engine, panel, (view) => ({ ...view, inverted: !view.inverted })),
    pressed: ({ inverted }) => inverted,
  },
  {
    ...keyAndButton('rotate', 't', 'i-lucide-rotate-cw'),
    group: 'view',
    run: ({ engine, panel }) => rotatePanel(engine, panel),
  },
  {
    ...keyAndButton('flip', 'm', 'i-lucide-flip-horizontal-2'),
    group: 'view',
    run: ({ engine, panel }) => flipPanel(engine, panel),
    pressed: ({ flipped }) => flipped,
  },
  {
    ...keyAndButton('reset', 'r', 'i-lucide-refresh-ccw'),
    group: 'view',
    run: ({ engine, panel }) => engine.update((state) => resetPanel(state, engine.stacks, panel)),
  },
];

/** Commands for the displayed image and its view. */
export const imageCommands: Command[] = [
  ...([stepImage, stepTen, goToEnd, stepFolder, panImage, zoomImage, brightness, contrast] as Command[]),
  ...viewCommands,
];
