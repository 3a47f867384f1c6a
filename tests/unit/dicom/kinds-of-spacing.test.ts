import { describe, expect, it } from 'vitest';
import { film, imagerSpacing, imported, lengthOf, modality, pixelSpacing, window } from './import-series.ts';
import { type Attribute, text } from './write-dicom.ts';

describe('where millimetres hold (PS3.3 10.7.1)', () => {
  const magnification = (factor: string) => text(0x00181114, 'DS', factor);
  const calibration = (type: string) => text(0x00280a02, 'CS', type);
  const position = text(0x00200032, 'DS', '0\\0\\0');

  it.each<[string, Attribute[], string]>([
    ['at the detector', [modality('DX'), imagerSpacing(0.2)], '20,0 mm au détecteur'],
    ['written twice', [modality('CR'), imagerSpacing(0.2), pixelSpacing(0.2)], '20,0 mm au détecteur'],
    ['of a radiograph that tells no more', [modality('XA'), pixelSpacing(0.2)], '20,0 mm au détecteur'],
    [
      'magnified',
      [modality('MG'), imagerSpacing(0.1), magnification('2.0')],
      '5,0 mm (agrandissement corrigé)',
    ],
    ['in contact', [modality('MG'), imagerSpacing(0.1), magnification('1')], '10,0 mm au détecteur'],
    [
      'calibrated by an object',
      [modality('DX'), imagerSpacing(0.2), pixelSpacing(0.1), calibration('FIDUCIAL')],
      '10,0 mm (calibré)',
    ],
    [
      'corrected by geometry',
      [modality('XA'), imagerSpacing(0.2), pixelSpacing(0.15), calibration('GEOMETRY')],
      '15,0 mm (agrandissement corrigé)',
    ],
    [
      'differing from the detector',
      [modality('XA'), imagerSpacing(0.2), pixelSpacing(0.15)],
      '15,0 mm (calibré)',
    ],
    ['of a slice', [modality('CT'), pixelSpacing(0.5)], '50,0 mm'],
    ['of a slice made of projections', [modality('XA'), pixelSpacing(0.5), position], '50,0 mm'],
    ['unknown', [modality('CR')], '100,0 px'],
  ])('%s', async (_, attributes, said) => {
    const [only] = await imported([film([...attributes, ...window('2000', '4000')])]);
    expect(lengthOf(100, only!.known[0]!)).toBe(said);
  });
});
