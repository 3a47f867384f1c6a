import { expect, it } from 'vitest';
import { areOneSize } from '#islands/image-review/group.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';

it('says what is attested, and how many of the images were looked at', () => {
  const of = (images: number, seen: number) => m.attestation({ images, seen, series: 1, photographs: 0 });
  expect(of(1, 1)).toBe(
    'J’atteste que rien n’identifie quelqu’un sur 1\u00a0image de 1\u00a0série. Je l’ai regardée. Mon nom et la date de cette attestation sont conservés.',
  );
  expect(of(24, 24)).toContain('sur 24\u00a0images de 1\u00a0série. Je les ai toutes regardées.');
  expect(of(1_200, 1_000)).toContain('J’en ai regardé 1\u202f000 sur 1\u202f200.');
  expect(of(3, 0)).toContain('Je n’en ai regardé aucune.');
});

it('a place in one image is the same in all where they are of one size, and only there', () => {
  const of = (side: number) => ({ rows: side, columns: 200 });
  expect(areOneSize([of(200), of(200)])).toBe(true);
  expect(areOneSize([of(200), of(300), of(200)])).toBe(false);
  expect(areOneSize([])).toBe(true);
});
