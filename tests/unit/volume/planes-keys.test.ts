import { expect, test } from 'vitest';
import type { ArrowsMove } from '#lib/viewer/command.ts';
import { planesHelp } from '#lib/viewer/planes/planes-help.ts';
import { PLANES_COMMANDS, planesAct } from '#lib/viewer/planes/planes-keys.ts';

const press = (
  key: string,
  { code = '', shiftKey = false, ctrlKey = false, moving = 'images' as ArrowsMove } = {},
) => planesAct({ key, code, shiftKey, ctrlKey, metaKey: false, altKey: false }, moving);

test('every command of the planes has its line in their help', () => {
  const lines = planesHelp().flatMap((section) => section.lines);
  for (const [keys, label] of lines) expect(keys && label, `${keys}: ${label}`).toBeTruthy();
  const said = lines.map(([keys]) => keys);
  for (const keys of [
    'C',
    'O',
    'U',
    'N',
    'E',
    'J',
    '↑ ↓',
    '↑ ↓ ← →',
    'Maj + ↑ ↓ ← →',
    '+ −',
    'Z S',
    'Entrée',
    'Suppr.',
    'Ctrl + Z',
    'Ctrl + Y',
    '?',
    'Échap',
  ])
    expect(said).toContain(keys);
  expect(lines.length).toBeGreaterThan(PLANES_COMMANDS.length);
  expect(new Set(lines.map(([keys, label]) => `${keys} ${label}`)).size).toBe(lines.length);
});

test('a key of the planes is one command’s, with and without Shift', () => {
  const names = PLANES_COMMANDS.flatMap(({ keys, aliases = {}, shift = false, control = false, moves }) =>
    [...Object.keys(keys), ...Object.keys(aliases)].map((key) => `${moves} ${control} ${shift} ${key}`),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(press('ArrowUp')).toBeDefined();
  expect(press('ArrowUp', { shiftKey: true })).not.toBe(press('ArrowUp'));
  expect(press('p')).toBe(press('ArrowRight'));
  expect(press('=')).toBe(press('+'));
  expect(press('+', { shiftKey: true })).toBe(press('+'));
  expect(press('PageUp', { shiftKey: true })).toBeUndefined();
});

test('letters go by what is written on them, brightness and contrast by their place', () => {
  expect(press('z', { code: 'KeyW' })).toBeDefined();
  expect(press('C')).toBe(press('c'));
  expect(press('c', { ctrlKey: true })).toBeUndefined();
  expect(press('?')).toBeUndefined();
  const z = { code: 'KeyW', ctrlKey: true };
  expect(press('z', z)).toBeDefined();
  expect(press('z', z)).not.toBe(press('z', { code: 'KeyW' }));
  expect(press('Z', { ...z, shiftKey: true })).toBe(press('y', { ctrlKey: true }));
});

test('arrows and Enter are the measure’s while one is drawn or selected, and the planes’ otherwise', () => {
  for (const key of ['ArrowUp', 'ArrowLeft', 'Enter']) {
    const acts = (['images', 'aim', 'measure'] as const).map((moving) => press(key, { moving }));
    expect(acts.every(Boolean)).toBe(true);
    expect(new Set(acts).size, key).toBe(3);
  }
  expect(press('PageDown', { moving: 'measure' })).toBe(press('PageDown'));
  expect(press('ArrowUp', { moving: 'aim', shiftKey: true })).not.toBe(press('ArrowUp', { shiftKey: true }));
});
