import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawCode } from '#lib/platform/server/base/draw-code.ts';
import { readCode } from '../run/read-code.ts';

/** The text that an independent reader finds in the drawing. */
it.each([
  ['an address', 'https://negatoscope.exemple.fr/protocols/view/01k4ta9eh1jj741648fhbtkcpw'],
  ['one on a port', 'http://localhost:4321/protocols/view/01k4ta9eh1jj741648fhbtkcpw'],
  ['one character', 'a'],
])('%s is read as it was drawn', (_, text) => {
  expect(readCode(drawCode(text))).toBe(text);
});

it('whatever the address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      expect(readCode(drawCode(address))).toBe(address);
    }),
    { numRuns: 40 },
  );
});

it('four squares around it stay light', () => {
  const { size, path } = drawCode('https://negatoscope.exemple.fr/');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(x) + Number(length),
  ]);
  expect(Math.min(...runs.map(([x]) => x ?? 0))).toBe(4);
  expect(Math.min(...runs.map(([, y]) => y ?? 0))).toBe(4);
  expect(Math.max(...runs.map(([, , end]) => end ?? 0))).toBe(size - 4);
  expect(Math.max(...runs.map(([, y]) => y ?? 0))).toBe(size - 5);
});
