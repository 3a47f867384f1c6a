import { describe, expect, test } from 'vitest';
import { caseSchemas } from '#lib/cases/schemas.ts';
import {
  fittingZones,
  KEPT_ZONES,
  keptZones,
  ZONES_BYTES,
  zonesBytes,
  zonesIn,
} from '#lib/images/masking.ts';
import { noteZones } from '#lib/images/server/note-zones.ts';
import { PART_BYTES } from '#lib/items/kinds/part-schema.ts';

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

describe('in a case that is as large as one may be', () => {
  const banner = zone(0, 0, 1024, 48);
  const letters = Array.from({ length: 16 }, (_, at) => zone(1000 + at, 1000, 1000, 1000));
  /** An image of 260 bytes, which is what one with its position may take. */
  const image = (at: number): { file: string; masked?: string; facts: string } => {
    const bare = { file: `image ${at} `, facts: '' };
    return { ...bare, facts: 'x'.repeat(259 - JSON.stringify(bare).length) };
  };
  const folders = (count: number) =>
    Array.from({ length: 5 }, (_, folder) => ({
      images: Array.from({ length: count / 5 }, (_each, at) => image((folder * count) / 5 + at)),
    }));
  const { maxBytes } = caseSchemas.parts.images;
  const sizeOf = (json: string) => Buffer.byteLength(json);

  test('its part has room for all that a body may keep of masks', () => {
    expect(maxBytes - PART_BYTES.body).toBeGreaterThanOrEqual(ZONES_BYTES);
  });

  test.each([
    ['one banner on each image is kept', [banner], 10_000],
    ['letters are kept as far as there is room', letters, Math.floor(ZONES_BYTES / 331)],
  ])('%s, as they are sent', (_, masks, kept) => {
    const body = { folders: folders(10_000), mainImage: null };
    let spent = 0;
    for (const each of body.folders.flatMap(({ images }) => images)) {
      const masked = fittingZones(masks, spent);
      if (masked) each.masked = masked;
      spent += zonesBytes([{ images: [each] }]);
    }
    expect(spent).toBe(zonesBytes(body.folders));
    expect(spent).toBeLessThanOrEqual(ZONES_BYTES);
    expect(body.folders.flatMap(({ images }) => images).filter(({ masked }) => masked)).toHaveLength(kept);
    expect(sizeOf(JSON.stringify(body))).toBeLessThanOrEqual(maxBytes);
  });

  test('masking later leaves out what has no room, and takes back what is then no longer all', () => {
    const body = { folders: folders(10_000), mainImage: null };
    const images = body.folders.flatMap((folder) => folder.images);
    for (const each of images) each.masked = keptZones([banner])!;
    const zones = new Map(images.map(({ file }) => [file, letters.slice(0, 15)]));
    const noted = noteZones(JSON.stringify(body), zones);
    expect(sizeOf(noted)).toBeLessThanOrEqual(maxBytes);
    const after = (JSON.parse(noted) as typeof body).folders.flatMap((folder) => folder.images);
    const counts = new Set(after.map(({ masked }) => zonesIn(masked).length));
    expect([...counts].toSorted((a, b) => a - b)).toEqual([0, 16]);
  });
});
