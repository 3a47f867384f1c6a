import { describe, expect, test } from 'vitest';
import { KEPT_ZONES, keptZones, zonesIn } from '#lib/images/masking.ts';
import { noteZones } from '#lib/images/server/note-zones.ts';

const zone = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('where an image was blacked out', () => {
  test('is kept in whole pixels, as wide as it was drawn', () => {
    const kept = keptZones([zone(-2, 3.6, 10.2, 4), zone(5, 5, 1, 1), zone(5, 5, 1, 1)]);
    expect(kept).toBe('0,3,9,5 5,5,1,1');
    expect(kept).toMatch(KEPT_ZONES);
    expect(zonesIn(kept)).toEqual([zone(0, 3, 9, 5), zone(5, 5, 1, 1)]);
  });

  test('is not kept where it is nowhere, or in more places than are kept', () => {
    expect(keptZones([])).toBeUndefined();
    expect(zonesIn()).toEqual([]);
    expect(keptZones(Array.from({ length: 17 }, (_, at) => zone(at, 0, 1, 1)))).toBeUndefined();
    expect(keptZones(Array.from({ length: 16 }, (_, at) => zone(at, 0, 1, 1)))).toMatch(KEPT_ZONES);
  });

  test('is noted with the images of folders that are masked later, beside what they had', () => {
    const images = [{ file: 'a' }, { file: 'b', masked: '1,1,2,2' }, { file: 'c', masked: '9,9,1,1' }];
    const json = JSON.stringify({ folders: [{ images }], mainImage: null });
    const zones = new Map([
      ['a', [zone(0, 0, 4, 4)]],
      ['b', [zone(5, 5, 1, 1)]],
    ]);
    expect(JSON.parse(noteZones(json, zones))).toEqual({
      folders: [
        {
          images: [
            { file: 'a', masked: '0,0,4,4' },
            { file: 'b', masked: '1,1,2,2 5,5,1,1' },
            { file: 'c', masked: '9,9,1,1' },
          ],
        },
      ],
      mainImage: null,
    });
  });

  test('is noted in no other text that names an image', () => {
    const sheet = '{"sheet":{"type":"doc","content":[{"type":"image","attrs":{"file":"a"}}]}}';
    expect(noteZones(sheet, new Map([['a', [zone(0, 0, 4, 4)]]]))).toBe(sheet);
    expect(noteZones('[]', new Map([['a', []]]))).toBe('[]');
  });
});
