import { describe, expect, it } from 'vitest';
import { framePayload } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { measureMessages } from '#lib/viewer/measures-texts.ts';
import { film, imported, modality } from './import-series.ts';
import { type Attribute, text } from './write-dicom.ts';

describe('uptake (PET)', () => {
  const pet = (changes: Attribute[] = []) => {
    const base: Attribute[] = [
      modality('PT'),
      text(0x00541001, 'CS', 'BQML'),
      text(0x00280051, 'CS', 'NORM\\ATTN\\DECY'),
      text(0x00541102, 'CS', 'START'),
      text(0x00101030, 'DS', '70'),
      text(0x00080021, 'DA', '20260102'),
      text(0x00080031, 'TM', '110000'),
      text(0x00080022, 'DA', '20260102'),
      text(0x00080032, 'TM', '110500'),
      text(0x00281053, 'DS', '2'),
      text(0x00281052, 'DS', '0'),
      {
        tag: 0x00540016,
        vr: 'SQ',
        value: [
          [
            text(0x00181072, 'TM', '100000'),
            text(0x00181074, 'DS', '350000000'),
            text(0x00181075, 'DS', '6588'),
          ],
        ],
      },
    ];
    const changed = new Set(changes.map(({ tag }) => tag));
    return film([...base.filter(({ tag }) => !changed.has(tag)), ...changes]);
  };
  // 70 kg over 350 MBq, an hour of a half-life of 6,588 s later.
  const factor = 70_000 / (350e6 * 2 ** (-3600 / 6588));

  it('is in Bq/ml, with its factor by body weight', async () => {
    const [only] = await imported([pet()]);
    const { unit, uptake } = only!.known[0]!;
    expect(unit).toBe('BQML');
    expect(uptake).toBeCloseTo(factor, 9);
    expect(measureMessages.value(12_345, 'BQML')).toBe('12\u202f345\u00a0Bq/ml');
    expect(measureMessages.uptake(4.2)).toBe('4,20\u00a0SUVbw');
  });

  it('counts no decay where the file was corrected to the injection', async () => {
    const [only] = await imported([pet([text(0x00541102, 'CS', 'ADMIN')])]);
    expect(only!.known[0]!.uptake).toBeCloseTo(70_000 / 350e6, 9);
  });

  it.each<[string, Attribute]>([
    ['no weight', text(0x00101030, 'DS', '')],
    ['no correction for decay', text(0x00280051, 'CS', 'NORM\\ATTN')],
    ['no reference of the decay', text(0x00541102, 'CS', 'NONE')],
    ['a series made after its images', text(0x00080031, 'TM', '130000')],
    ['no injection', { tag: 0x00540016, vr: 'SQ', value: [] }],
    ['counts', text(0x00541001, 'CS', 'CNTS')],
  ])('is not told with %s', async (_, change) => {
    const [only] = await imported([pet([change])]);
    expect(only!.known[0]!.uptake).toBeNull();
  });

  it('is the value itself in g/ml by body weight', async () => {
    const [only] = await imported([pet([text(0x00541001, 'CS', 'GML')])]);
    expect(only!.known[0]).toMatchObject({ unit: 'SUVBW', uptake: null });
  });

  it('leaves neither weight nor dose nor time', async () => {
    const opened = await openFile(pet() as Uint8Array<ArrayBuffer>);
    const { attributes } = await framePayload(opened, 0);
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(['Units', 'Modality']));
    expect(JSON.stringify(attributes)).not.toMatch(/Weight|Dose|Time|Date|HalfLife|Correct/);
  });
});
