/** What the viewer's keys do. Letters that stand for places (ZQSD, WASD) are read by their place. */

export type KeyAction =
  | { act: 'panels'; count: number }
  | { act: 'step'; by: number }
  | { act: 'edge'; end: 'first' | 'last' }
  | { act: 'pan'; x: number; y: number }
  | { act: 'zoom'; factor: number }
  | { act: 'window'; level: number; stretch: number }
  | { act: 'folder'; by: number }
  | { act: 'panel' | 'invert' | 'reset' | 'rotate' | 'flip' | 'link' | 'full-screen' | 'cine' | 'help' }
  | { act: 'undo' | 'escape' | 'point' };

export interface Key {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const PAGE = 10;
const PAN = 40;
const STEP = 0.05;

/** What the keys 1 to 4 of an AZERTY keyboard say without Shift. */
const AZERTY = ['&', String.fromCodePoint(0xe9), '"', "'"];

const BY_KEY: Record<string, KeyAction> = {
  ...Object.fromEntries(
    [...'1234'].map((digit) => [digit, { act: 'panels', count: Number(digit) } as const]),
  ),
  ...Object.fromEntries(AZERTY.map((sign, i) => [sign, { act: 'panels', count: i + 1 } as const])),
  ArrowUp: { act: 'step', by: -1 },
  ArrowDown: { act: 'step', by: 1 },
  ArrowLeft: { act: 'folder', by: -1 },
  ArrowRight: { act: 'folder', by: 1 },
  PageUp: { act: 'step', by: -PAGE },
  PageDown: { act: 'step', by: PAGE },
  Home: { act: 'edge', end: 'first' },
  End: { act: 'edge', end: 'last' },
  '+': { act: 'zoom', factor: 1.2 },
  '=': { act: 'zoom', factor: 1.2 },
  '-': { act: 'zoom', factor: 1 / 1.2 },
  i: { act: 'invert' },
  r: { act: 'reset' },
  f: { act: 'full-screen' },
  t: { act: 'rotate' },
  m: { act: 'flip' },
  l: { act: 'link' },
  p: { act: 'panel' },
  ' ': { act: 'cine' },
  '?': { act: 'help' },
  Backspace: { act: 'undo' },
  Delete: { act: 'undo' },
  Escape: { act: 'escape' },
  Enter: { act: 'point' },
};

const BY_PLACE: Record<string, KeyAction> = {
  KeyW: { act: 'window', level: -STEP, stretch: 0 },
  KeyS: { act: 'window', level: STEP, stretch: 0 },
  KeyA: { act: 'window', level: 0, stretch: -STEP },
  KeyD: { act: 'window', level: 0, stretch: STEP },
};

const WITH_SHIFT: Record<string, KeyAction> = {
  ArrowUp: { act: 'pan', x: 0, y: -PAN },
  ArrowDown: { act: 'pan', x: 0, y: PAN },
  ArrowLeft: { act: 'pan', x: -PAN, y: 0 },
  ArrowRight: { act: 'pan', x: PAN, y: 0 },
};

/** The action of a key press; undefined leaves it to the browser. */
export function actionOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Key): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const shifted = shiftKey ? WITH_SHIFT[key] : undefined;
  return shifted ?? BY_KEY[key.length === 1 ? key.toLowerCase() : key] ?? BY_PLACE[code];
}
