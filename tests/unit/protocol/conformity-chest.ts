import type { MadeEvent } from '../dicom/made-exams.ts';
import type { MadeSeries } from './conformity-exams.ts';

/** A chest with a reference of dose. */
export const CHEST_SERIES: Readonly<Record<string, MadeSeries>> = {
  plain: {
    label: 'Sans injection',
    step: 1,
    values: {
      ImageType: 'ORIGINAL\\PRIMARY\\AXIAL',
      IrradiationEventUID: '1.5.1',
      KVP: '120',
      Exposure: '100',
      SpiralPitchFactor: '0.98',
      RevolutionTime: '0.5',
      SliceThickness: '1.25',
    },
  },
};

export const CHEST_DOSES: readonly MadeEvent[] = [
  { uid: '1.5.1', kv: 120, ctdiVol: 7, dlp: 300, pitch: 0.98, phantom: '113691' },
];

export const CHEST = {
  acquisition: {
    passes: [
      {
        name: 'Sans injection',
        coverage: 'Apex aux coupoles',
        kv: 120,
        mas: '90–110 mAs',
        pitch: 0.984,
        rotationSeconds: 0.5,
        thickness: 1.25,
        increment: 1,
        ctdiVol: 7,
        dlp: 300,
        chargeReference: '110',
        phantom: 32,
      },
    ],
  },
  doseReference: { ctdiVol: 9, dlp: 400 },
};

export const CHEST_VERDICTS: Readonly<Record<string, string>> = {
  'Sans injection.coverage': 'unread',
  'Sans injection.kv': 'conform',
  'Sans injection.mas': 'conform',
  'Sans injection.pitch': 'conform',
  'Sans injection.rotationSeconds': 'conform',
  'Sans injection.thickness': 'conform',
  'Sans injection.increment': 'conform',
  'Sans injection.ctdiVol': 'conform',
  'Sans injection.dlp': 'conform',
  'Sans injection.chargeReference': 'unread',
  'Sans injection.phantom': 'conform',
  'dose.ctdiVol': 'conform',
  'dose.dlp': 'conform',
};

/** One view of a breast. */
export const BREAST_SERIES: Readonly<Record<string, MadeSeries>> = {
  cc: {
    label: 'CC',
    slices: 1,
    values: {
      ViewPosition: 'CC',
      KVP: '29',
      Exposure: '80',
      Grid: 'FOCUSED',
      AnodeTargetMaterial: 'TUNGSTEN',
      FilterMaterial: 'RHODIUM',
    },
  },
};

export const BREAST = {
  acquisition: {
    views: [
      { name: 'CC', kv: 28, mas: 'Exposition automatique', grid: true, target: 'Tungstène', filter: 'Rh' },
    ],
  },
};

export const BREAST_VERDICTS: Readonly<Record<string, string>> = {
  'CC.kv': 'conform',
  'CC.mas': 'check',
  'CC.grid': 'conform',
  'CC.target': 'conform',
  'CC.filter': 'conform',
};
