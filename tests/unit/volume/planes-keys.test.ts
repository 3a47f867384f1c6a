import { expect, test } from 'vitest';
import { planesHelp } from '#lib/viewer/planes/planes-help.ts';
import { PLANES_COMMANDS, planesAct } from '#lib/viewer/planes/planes-keys.ts';

const press = (key: string, { code = '', shiftKey = false, ctrlKey = false } = {}) =>
  planesAct({ key, code, shiftKey, ctrlKey, metaKey: false, altKey: false });

test('every command of the planes has its line in their help', () => {
  const lines = planesHelp().flatMap((section) => section.lines);
  for (const [keys, label] of lines) expect(keys && label, `${keys}: ${label}`).toBeTruthy();
  const said = lines.map(([keys]) => keys);
  for (const keys of ['C', 'O', 'U', '↑ ↓', 'Maj + ↑ ↓ ← →', '+ −', 'Z S', 'Entrée', 'Suppr.', '?', 'Échap'])
    expect(said).toContain(keys);
  expect(lines.length).toBeGreaterThan(PLANES_COMMANDS.length);
});

test('a key of the planes is one command’s, with and without Shift', () => {
  const names = PLANES_COMMANDS.flatMap(({ keys, aliases = {}, shift = false }) =>
    [...Object.keys(keys), ...Object.keys(aliases)].map((key) => `${shift} ${key}`),
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
});
