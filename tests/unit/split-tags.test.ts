import { describe, expect, it } from 'vitest';
import { TAG_MAX, TAGS_MAX } from '#lib/items/item.ts';
import { splitTags } from '#lib/items/split-tags.ts';

describe('tags that are typed together', () => {
  it('are told apart by commas, semicolons and lines', () => {
    expect(splitTags([], 'TDM, Neuro; oncologie')).toEqual({ tags: ['TDM', 'Neuro', 'oncologie'], left: [] });
    expect(splitTags(['IRM'], ' genou\n;;ménisque ,\t')).toEqual({
      tags: ['IRM', 'genou', 'ménisque'],
      left: [],
    });
  });

  it('are added once, whatever their case and accents', () => {
    expect(splitTags(['Épaule'], 'epaule, TDM, tdm').tags).toEqual(['Épaule', 'TDM']);
  });

  it('are given back where they cannot be tags, never cut', () => {
    const long = 'x'.repeat(TAG_MAX + 1);
    expect(splitTags([], `TDM, ${long}`)).toEqual({ tags: ['TDM'], left: [long] });
    const full = Array.from({ length: TAGS_MAX }, (_, at) => `t${at}`);
    expect(splitTags(full, 'un, t1, deux')).toEqual({ tags: full, left: ['un', 'deux'] });
  });
});
