import { describe, expect, it } from 'vitest';
import { planeOf } from '#lib/dicom/attributes/geometry.ts';
import { inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { seriesName, seriesNames } from '#lib/dicom/texts.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';

const AXIAL = [1, 0, 0, 0, 1, 0];
const SAGITTAL = [0, 1, 0, 0, 0, -1];
const CORONAL = [1, 0, 0, 0, 0, -1];

describe('names', () => {
  const nameOf = async (...changes: Attribute[]) => {
    const opened = await openFile(writeDicom(imageAttributes(1, 1, Uint8Array.of(1, 0), changes)));
    return seriesName((await inspectFile(opened)).frames[0]!.description);
  };
  const orientation = (cosines: number[]) => text(0x00200037, 'DS', cosines.join('\\'));
  const mr = text(0x00080060, 'CS', 'MR');
  const ct = text(0x00080060, 'CS', 'CT');
  const times = (tr: number, te: number) => [
    text(0x00180080, 'DS', String(tr)),
    text(0x00180081, 'DS', String(te)),
  ];

  it.each<[string, Attribute[]]>([
    ['IRM T2 fat-sat sagittal', [mr, orientation(SAGITTAL), text(0x0008103e, 'LO', 'SAG T2 FS DUPONT Jean')]],
    ['IRM FLAIR axial', [mr, orientation(AXIAL), text(0x00181030, 'LO', 't2_flair_tra')]],
    ['IRM ADC axial', [mr, orientation(AXIAL), text(0x00080008, 'CS', 'DERIVED\\PRIMARY\\ADC')]],
    ['IRM diffusion b1000', [mr, { tag: 0x00189087, vr: 'FD', value: [1000] }]],
    ['IRM T1', [mr, text(0x00180020, 'CS', 'SE'), ...times(500, 12)]],
    ['IRM T2', [mr, text(0x00180020, 'CS', 'SE'), ...times(4000, 95)]],
    ['IRM DP', [mr, text(0x00180020, 'CS', 'SE'), ...times(2500, 30)]],
    ['IRM T1 injecté', [mr, text(0x0008103e, 'LO', 'T1 GADO')]],
    ['Échographie sagittale', [text(0x00080060, 'CS', 'US'), orientation(SAGITTAL)]],
    ['TDM axial os', [ct, orientation(AXIAL), text(0x00181210, 'SH', 'BONEPLUS')]],
    [
      'TDM poumon',
      [ct, text(0x00181210, 'SH', 'B70f'), text(0x00281050, 'DS', '-600'), text(0x00281051, 'DS', '1500')],
    ],
    [
      'TDM coronal parties molles temps portal',
      [ct, orientation(CORONAL), text(0x00181210, 'SH', 'B30f'), text(0x0008103e, 'LO', 'TAP portal')],
    ],
    [
      'TDM parties molles temps tardif',
      [ct, text(0x00181210, 'SH', 'B30f'), text(0x0008103e, 'LO', 'ABDOMEN LATE PORT')],
    ],
    ['TDM repérage', [ct, text(0x00080008, 'CS', 'ORIGINAL\\PRIMARY\\LOCALIZER')]],
    [
      'Mammographie face (CC) côté gauche',
      [text(0x00080060, 'CS', 'MG'), text(0x00185101, 'CS', 'CC'), text(0x00200062, 'CS', 'L')],
    ],
    ['Échographie', [text(0x00080060, 'CS', 'US'), text(0x0008103e, 'LO', 'Mme DUPONT')]],
    ['Image', [text(0x00080060, 'CS', 'DUPONT')]],
  ])('%s', async (name, attributes) => {
    expect(await nameOf(...attributes)).toBe(name);
  });

  it('are told apart', () => {
    const [t1, t2] = [
      { modality: 'MR', weighting: 'T1' as const },
      { modality: 'MR', weighting: 'T2' as const },
    ];
    expect(seriesNames([t1, t2, t1])).toEqual(['IRM T1 (1)', 'IRM T2', 'IRM T1 (2)']);
  });

  it('call a plane oblique when it is', () => {
    expect(planeOf(AXIAL)).toBe('axial');
    expect(planeOf([1, 0, 0, 0, Math.SQRT1_2, Math.SQRT1_2])).toBe('oblique');
    expect(planeOf([1, 0, 0, 1, 0, 0])).toBeUndefined();
  });
});
