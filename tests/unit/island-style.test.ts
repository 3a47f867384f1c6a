import { expect, it } from 'vitest';
import { withoutIslandStyle } from '#lib/platform/server/http/island-style.ts';

it('takes Astro’s rule out of the body and leaves everything else', () => {
  const rule = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  const page = (inside: string) => Buffer.from(`<style>a{}</style><p>é${inside}</p>`);
  expect(withoutIslandStyle(page(rule))).toEqual(page(''));
  expect(withoutIslandStyle(page(''))).toEqual(page(''));
});
