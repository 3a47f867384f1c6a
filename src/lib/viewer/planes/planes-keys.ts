import type { PlaneName } from '#lib/domain/volume/planes.ts';
import type { PlanesHelpGroup, PlanesKeyId } from '#lib/messages/reconstruction-help.ts';
import {
  chooseTool,
  enlarge,
  eraseLast,
  goToEnd,
  invertPlanes,
  nextPlane,
  PLANE_TOOLS,
  panPlane,
  resetViews,
  stepBy,
  windowPlanes,
  zoomPlane,
} from './planes-commands.ts';
import type { PlanesEngine } from './planes-engine.ts';
import type { PlaneTool } from './planes-state.ts';

/** CSS pixels of a pan by key, and part of the window's width: as on the stack. */
const PAN = 40;
const ZOOM_FACTOR = 1.2;
const WINDOW_STEP = 0.05;

type Act = (engine: PlanesEngine, plane: PlaneName) => void;

/** What the planes do at a key: their keyboard and their help are made from these. */
export interface PlanesCommand {
  id: PlanesKeyId;
  group: PlanesHelpGroup;
  /** By `key` of the event, letters in lower case. */
  keys: Record<string, Act>;
  /** Other keys that mean the same as one of these, left out of the help. */
  aliases?: Record<string, string>;
  /** Only together with the Shift key. */
  shift?: boolean;
  /** Keys known by their place (`code`), whatever is written on them. */
  isPlaced?: boolean;
}

/** Those of the stack where they mean the same. */
export const PLANES_COMMANDS: readonly PlanesCommand[] = [
  ...(Object.keys(PLANE_TOOLS) as PlaneTool[]).map(
    (tool): PlanesCommand => ({
      id: tool,
      group: 'tools',
      keys: { [PLANE_TOOLS[tool].key]: (engine) => chooseTool(engine, tool) },
    }),
  ),
  { id: 'erase', group: 'tools', keys: { Delete: eraseLast }, aliases: { Backspace: 'Delete' } },
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

/** What a key does; undefined leaves it to the browser. */
export function planesAct({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Act | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const shift = shiftKey && key.length > 1;
  const acts = PLANES_COMMANDS.filter(
    (command) => !command.isPlaced && (command.shift ?? false) === shift,
  ).map(({ keys, aliases }) => keys[aliases?.[name] ?? name]);
  const placed = PLANES_COMMANDS.filter(({ isPlaced }) => isPlaced && !shift).map(({ keys }) => keys[code]);
  return [...acts, ...placed].find((act) => act !== undefined);
}
