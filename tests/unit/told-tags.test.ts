import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
import { fold } from '#lib/platform/fold.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';

const KNOWN: readonly string[] = [...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS];

test('of a hidden case’s tags only modality, specialty and location are told, as the lists spell them', () => {
  const tag = fc.oneof(
    fc.string(),
    fc.constantFrom(...KNOWN, 'IRM ', 'irm', 'osteo', 'Gliome', 'Genou', 'IRM gliome', '__proto__'),
  );
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      const told = nonRevealingTags(tags);
      expect(told.every((each) => KNOWN.includes(each))).toBe(true);
      expect(new Set(told).size).toBe(told.length);
      const known = tags.filter((each) => KNOWN.some((other) => fold(other) === fold(each.trim())));
      expect(new Set(told.map(fold))).toEqual(new Set(known.map((each) => fold(each.trim()))));
    }),
  );
});
