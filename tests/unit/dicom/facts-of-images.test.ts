import { describe, expect, it } from 'vitest';
import { ownFactsIn } from '#lib/cases/viewer-facts-schemas.ts';
import {
  bits,
  film,
  imagerSpacing,
  imported,
  lengthOf,
  modality,
  pixelSpacing,
  series,
  us,
  window,
  words,
} from './import-series.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';

describe('a series of radiographs (cr-three-views)', () => {
  const view = (spacing: number, photometric: string, instance: number) =>
    film([
      modality('CR'),
      imagerSpacing(spacing),
      text(0x00280004, 'CS', photometric),
      ...bits(12),
      ...window('2000', '4000'),
      ...series('1.2', instance),
    ]);

  it('keeps the millimetres and the sense of greys of each', async () => {
    const [only, ...others] = await imported([
      view(0.1, 'MONOCHROME1', 1),
      view(0.2, 'MONOCHROME2', 2),
      view(0.143, 'MONOCHROME1', 3),
    ]);
    expect(others).toEqual([]);
    expect(only!.known.map((known) => lengthOf(100, known))).toEqual([
      '10,0 mm au détecteur',
      '20,0 mm au détecteur',
      '14,3 mm au détecteur',
    ]);
    expect(only!.known.map(({ inverted }) => inverted)).toEqual([true, false, true]);
    expect(ownFactsIn(only!.folder, only!.folder.images)?.map(Boolean)).toEqual([true, false, true]);
  });

  it('keeps a capture in colours beside a radiograph as it is (cr-with-colour-capture)', async () => {
    const colour = writeDicom(
      imageAttributes(1, 2, new Uint8Array([200, 30, 40, 10, 20, 250]), [
        us(0x00280002, 3),
        us(0x00280006, 0),
        us(0x00280100, 8),
        us(0x00280101, 8),
        us(0x00280102, 7),
        text(0x00280004, 'CS', 'RGB'),
        modality('CR'),
        ...series('1.2', 2),
      ]),
    );
    const [only] = await imported([view(0.2, 'MONOCHROME1', 1), colour]);
    const [radiograph, capture] = only!.known;
    expect(lengthOf(100, radiograph!)).toBe('20,0 mm au détecteur');
    expect(radiograph).toMatchObject({ inverted: true, window: { centre: 2000, width: 4000 } });
    expect(only!.folder.images.map(({ kind }) => kind)).toEqual(['frame', 'image']);
    expect(lengthOf(100, capture!)).toBe('100,0 px');
    expect([...only!.shown[1]!.planes.pixels]).toEqual([200, 30, 40, 10, 20, 250]);
  });

  it('makes a folder of each view and side (cr-left-and-right)', async () => {
    const knee = (side: string, position: string, instance: number) =>
      film([
        modality('CR'),
        text(0x00200062, 'CS', side),
        text(0x00185101, 'CS', position),
        ...window('2000', '4000'),
        ...series('1.2', instance),
      ]);
    const folders = await imported([
      knee('L', 'AP', 1),
      knee('R', 'AP', 2),
      knee('L', 'AP', 3),
      knee('L', 'CC', 4),
      knee('L', 'MLO', 5),
    ]);
    expect(folders.map(({ folder: { name, images } }) => [name, images.length])).toEqual([
      ['Radiographie face côté gauche', 2],
      ['Radiographie face côté droit', 1],
      ['Radiographie face (CC) côté gauche', 1],
      ['Radiographie oblique (MLO) côté gauche', 1],
    ]);
  });
});

describe('slices', () => {
  const slice = (z: number, spacing: number, more: Attribute[] = []) =>
    film([
      modality('CT'),
      pixelSpacing(spacing),
      text(0x00200032, 'DS', `0\\0\\${z}`),
      text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
      ...window('40', '400'),
      ...series('1.3', 100 - z),
      ...more,
    ]);

  it('of two fields of view are as large as each is (ct-two-fields)', async () => {
    const [only] = await imported([30, 25, 20, 15].map((z) => slice(z, z > 20 ? 0.9 : 0.45)));
    expect(only!.known.map((known) => lengthOf(100, known))).toEqual([
      '90,0 mm',
      '90,0 mm',
      '45,0 mm',
      '45,0 mm',
    ]);
  });

  it('that rotate lie each in a plane of their own (mr-radial)', async () => {
    const planes = await imported(
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
        return film([
          modality('MR'),
          text(0x00200032, 'DS', `${-40 * x}\\${-40 * y}\\44`),
          text(0x00200037, 'DS', `${x.toFixed(6)}\\${y.toFixed(6)}\\0\\0\\0\\-1`),
          ...series('1.4', i + 1),
        ]);
      }),
    );
    expect(planes).toHaveLength(1);
    const rows = planes[0]!.known.map(({ orientation }) => orientation?.slice(0, 2));
    expect(rows[0]).toEqual([1, 0]);
    expect(rows[6]).toEqual([0, 1]);
    expect(rows[11]![0]).toBeCloseTo(-0.966, 3);
  });

  it('keep the windows of their files, the second and the third beside the first', async () => {
    const [only] = await imported(
      [30, 25, 20].map((z) => slice(z, 0.9, window('40\\-600\\500', '400\\1500\\2000'))),
    );
    expect(only!.folder.series).toMatchObject({
      window: { centre: 40, width: 400 },
      windows: [
        { centre: -600, width: 1500 },
        { centre: 500, width: 2000 },
      ],
    });
    const [mixed] = await imported(
      [30, 25, 20].map((z) => slice(z, 0.9, z > 25 ? window('-600', '1500') : [])),
    );
    expect(mixed!.known.map(({ window: shown }) => shown?.centre)).toEqual([-600, 40, 40]);
  });

  it('without a window share that of their stack, and not each its own extremes', async () => {
    const mr = [30, 25, 20].map((z) =>
      writeDicom(
        imageAttributes(1, 4, words([0, 10, 20, 30 * z]), [
          modality('MR'),
          text(0x00200032, 'DS', `0\\0\\${z}`),
          text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
          ...series('1.5', 100 - z),
        ]),
      ),
    );
    const [only] = await imported(mr);
    const shown = only!.known.map((known) => JSON.stringify(known.window));
    expect(new Set(shown).size).toBe(1);
  });
});
