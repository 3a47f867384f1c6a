import type { Point } from '#lib/imaging/measure.ts';
import type { PlaneName } from '#lib/imaging/volume/planes.ts';
import type { ArrowsMove } from '../command.ts';
import { STEP, STRIDE } from '../measure-commands.ts';
import type { PlanesHelpGroup, PlanesKeyId } from '../reconstruction-help-texts.ts';
import {
  chooseTool,
  enlarge,
  erase,
  goToEnd,
  invertPlanes,
  moveAim,
  nextPlane,
  nudge,
  PLANE_TOOLS,
  panPlane,
  putPoint,
  redo,
  resetViews,
  selectHandle,
  selectNext,
  stepBy,
  undo,
  windowPlanes,
  zoomPlane,
} from './planes-commands.ts';
import type { PlanesEngine } from './planes-engine.ts';
import type { PlaneTool } from './planes-state.ts';

/** Steps of the keys, as for the stack: pan in CSS pixels, zoom factor, fraction of the window's width. */
const PAN = 40;
const ZOOM_FACTOR = 1.2;
const WINDOW_STEP = 0.05;

type Act = (engine: PlanesEngine, plane: PlaneName) => void;

/** A key command of the planes; keyboard and help are generated from these. */
export interface PlanesCommand {
  id: PlanesKeyId;
  group: PlanesHelpGroup;
  /** By `key` of the event, letters in lower case. */
  keys: Record<string, Act>;
  /** Other keys with the same effect as one of these, not shown in the help. */
  aliases?: Record<string, string>;
  /** Only while the arrow keys move this object; the command then takes precedence over other uses of its keys. */
  moves?: Exclude<ArrowsMove, 'images'>;
  /** Only together with the Shift key. */
  shift?: boolean;
  /** Only together with Ctrl or ⌘; by default only when neither is held. */
  control?: boolean;
  /** Whether keys are identified by position (`code`), not by character. */
  isPlaced?: boolean;
}

/** Commands for the arrow keys, with and without Shift, which move a measurement or the keyboard cursor. */
function arrowed(
  id: PlanesKeyId,
  moves: Exclude<ArrowsMove, 'images'>,
  act: (engine: PlanesEngine, plane: PlaneName, by: Point) => void,
): PlanesCommand[] {
  return [STEP, STRIDE].map((by) => ({
    id,
    group: 'tools',
    moves,
    shift: by === STRIDE,
    keys: {
      ArrowUp: (engine, plane) => act(engine, plane, { x: 0, y: -by }),
      ArrowDown: (engine, plane) => act(engine, plane, { x: 0, y: by }),
      ArrowLeft: (engine, plane) => act(engine, plane, { x: -by, y: 0 }),
      ArrowRight: (engine, plane) => act(engine, plane, { x: by, y: 0 }),
    },
  }));
}

/** The commands of the planes, with the same keys as in the stack for the same actions. */
export const PLANES_COMMANDS: readonly PlanesCommand[] = [
  ...(Object.keys(PLANE_TOOLS) as PlaneTool[]).map(
    (tool): PlanesCommand => ({
      id: tool,
      group: 'tools',
      ...(PLANE_TOOLS[tool].shift && { shift: true }),
      keys: { [PLANE_TOOLS[tool].key]: (engine) => chooseTool(engine, tool) },
    }),
  ),
  { id: 'eraseMeasure', group: 'tools', keys: { Delete: erase }, aliases: { Backspace: 'Delete' } },
  { id: 'undoMeasure', group: 'tools', control: true, keys: { z: undo } },
  { id: 'redoMeasure', group: 'tools', control: true, keys: { y: redo } },
  { id: 'redoMeasure', group: 'tools', control: true, shift: true, keys: { z: redo } },
  ...arrowed('moveAim', 'aim', moveAim),
  { id: 'putPoint', group: 'tools', moves: 'aim', keys: { Enter: putPoint } },
  { id: 'selectMeasure', group: 'tools', keys: { j: selectNext } },
  ...arrowed('moveMeasure', 'measure', nudge),
  { id: 'selectPoint', group: 'tools', moves: 'measure', keys: { Enter: selectHandle } },
  {
    id: 'step',
    group: 'planes',
    keys: {
      ArrowUp: (engine, plane) => stepBy(engine, plane, -1),
      ArrowDown: (engine, plane) => stepBy(engine, plane, 1),
    },
  },
  {
    id: 'stepTen',
    group: 'planes',
    keys: {
      PageUp: (engine, plane) => stepBy(engine, plane, -10),
      PageDown: (engine, plane) => stepBy(engine, plane, 10),
    },
  },
  {
    id: 'goToEnd',
    group: 'planes',
    keys: {
      Home: (engine, plane) => goToEnd(engine, plane, 'first'),
      End: (engine, plane) => goToEnd(engine, plane, 'last'),
    },
  },
  {
    id: 'nextPlane',
    group: 'planes',
    keys: {
      ArrowLeft: (engine, plane) => nextPlane(engine, plane, -1),
      ArrowRight: (engine, plane) => nextPlane(engine, plane, 1),
    },
    aliases: { p: 'ArrowRight' },
  },
  { id: 'enlarge', group: 'planes', keys: { Enter: enlarge } },
  { id: 'invert', group: 'view', keys: { i: invertPlanes } },
  { id: 'reset', group: 'view', keys: { r: resetViews } },
  {
    id: 'panImage',
    group: 'view',
    shift: true,
    keys: {
      ArrowUp: (engine, plane) => panPlane(engine, plane, { x: 0, y: -PAN }),
      ArrowDown: (engine, plane) => panPlane(engine, plane, { x: 0, y: PAN }),
      ArrowLeft: (engine, plane) => panPlane(engine, plane, { x: -PAN, y: 0 }),
      ArrowRight: (engine, plane) => panPlane(engine, plane, { x: PAN, y: 0 }),
    },
  },
  {
    id: 'zoomImage',
    group: 'view',
    keys: {
      '+': (engine, plane) => zoomPlane(engine, plane, ZOOM_FACTOR),
      '-': (engine, plane) => zoomPlane(engine, plane, 1 / ZOOM_FACTOR),
    },
    aliases: { '=': '+' },
  },
  {
    id: 'brightness',
    group: 'view',
    isPlaced: true,
    keys: {
      KeyW: (engine) => windowPlanes(engine, -WINDOW_STEP, 0),
      KeyS: (engine) => windowPlanes(engine, WINDOW_STEP, 0),
    },
  },
  {
    id: 'contrast',
    group: 'view',
    isPlaced: true,
    keys: {
      KeyA: (engine) => windowPlanes(engine, 0, -WINDOW_STEP),
      KeyD: (engine) => windowPlanes(engine, 0, WINDOW_STEP),
    },
  },
];

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key, given what the arrow keys currently move; undefined leaves the key to the browser. */
export function planesAct(
  { key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress,
  moving: ArrowsMove,
): Act | undefined {
  if (altKey) return undefined;
  const held = ctrlKey || metaKey;
  const name = key.length === 1 ? key.toLowerCase() : key;
  // A character already implies whether Shift was held; a binding that requires Shift precedes one for which Shift does
  // not matter.
  const isCharacter = key.length === 1 && !held;
  const shift = shiftKey && !isCharacter;
  const here = PLANES_COMMANDS.filter(
    ({ moves, control = false }) => (!moves || moves === moving) && control === held,
  );
  const shifted = here.filter((command) => isCharacter && shiftKey && command.shift);
  const acts = here
    .filter((command) => !command.isPlaced && (command.shift ?? false) === shift)
    .toSorted((one, other) => Number(other.moves !== undefined) - Number(one.moves !== undefined))
    .map(({ keys, aliases }) => keys[aliases?.[name] ?? name]);
  const placed = here.filter(({ isPlaced }) => isPlaced && !shift).map(({ keys }) => keys[code]);
  return [...shifted.map(({ keys }) => keys[name]), ...acts, ...placed].find((act) => act !== undefined);
}
