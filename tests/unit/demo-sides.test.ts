import { describe, expect, it } from 'vitest';
import { demoCases } from '#lib/demo/content.ts';
import { buildPhantom } from '#lib/demo/phantoms/catalogue.ts';
import { fold } from '#lib/platform/fold.ts';

/** Drawings whose series name the side of what they show. */
const SIDED = /^(knee|elbow|hand|foot)-xray$|^mammography$/;

function sidesOf(text: string): string[] {
  const words = fold(text).match(/\b(droit|gauche)(e|s|es)?\b/g) ?? [];
  return [...new Set(words.map((word) => word.slice(0, 5)))].sort();
}

describe('the sides of the demo', () => {
  const sided = demoCases.filter(({ title, body, imaging }) => {
    const told = sidesOf([title, body.clinicalInformation, body.answer].join(' '));
    return told.length > 0 && imaging.some(({ phantom }) => SIDED.test(phantom));
  });

  it('are told in words of some cases whose series tell them, too', () => {
    expect(sided.length).toBeGreaterThan(0);
  });

  it.each(sided.map((each) => [each.title, each] as const))(
    'are one in %s',
    (_, { title, body, imaging }) => {
      const told = sidesOf([title, body.clinicalInformation, body.answer].join(' '));
      const shown = imaging
        .filter(({ phantom }) => SIDED.test(phantom))
        .flatMap((each) => buildPhantom(each.phantom, each).map(({ name }) => name));
      expect(told).toEqual(sidesOf(shown.join(' ')));
    },
  );

  it('of a title and its answer are one', () => {
    for (const { title, body } of demoCases) {
      const [named, answered] = [sidesOf(title), sidesOf(body.answer)];
      if (named.length === 1 && answered.length === 1) expect(answered, title).toEqual(named);
    }
  });
});
