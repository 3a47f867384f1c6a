import { cs, ds, fd, image, us } from '../dicom/exams.ts';
import { doseReport, type MadeEvent } from '../dicom/made-exams.ts';
import { type Attribute, text } from '../dicom/write-dicom.ts';

/** Exams made for « Conforme ? », by what a console would write: series with attributes that a case changes. */

export type Bytes = Uint8Array<ArrayBuffer>;
/** Attributes by keyword; null leaves one out. */
export type Values = Record<string, string | null>;

export interface MadeSeries {
  label: string;
  plane?: 'axial' | 'coronal' | 'sagittal';
  slices?: number;
  /** Millimetres from the middle of a slice to that of the next. */
  step?: number;
  values: Values;
}

const WRITERS: Readonly<Record<string, (value: string) => Attribute>> = {
  ImageType: (value) => cs(0x00080008, value),
  ScanningSequence: (value) => cs(0x00180020, value),
  ScanOptions: (value) => cs(0x00180022, value),
  MRAcquisitionType: (value) => cs(0x00180023, value),
  SliceThickness: (value) => ds(0x00180050, value),
  KVP: (value) => ds(0x00180060, value),
  RepetitionTime: (value) => ds(0x00180080, value),
  EchoTime: (value) => ds(0x00180081, value),
  NumberOfAverages: (value) => ds(0x00180083, value),
  EchoTrainLength: (value) => text(0x00180091, 'IS', value),
  PixelBandwidth: (value) => ds(0x00180095, value),
  ReconstructionDiameter: (value) => ds(0x00181100, value),
  Exposure: (value) => text(0x00181152, 'IS', value),
  Grid: (value) => cs(0x00181166, value),
  AnodeTargetMaterial: (value) => cs(0x00181191, value),
  ReceiveCoilName: (value) => text(0x00181250, 'SH', value),
  AcquisitionMatrix: (value) => us(0x00181310, ...value.split('\\').map(Number)),
  InPlanePhaseEncodingDirection: (value) => cs(0x00181312, value),
  FlipAngle: (value) => ds(0x00181314, value),
  ViewPosition: (value) => cs(0x00185101, value),
  FilterMaterial: (value) => cs(0x00187050, value),
  ParallelReductionFactorInPlane: (value) => fd(0x00189069, Number(value)),
  AcquisitionDuration: (value) => fd(0x00189073, Number(value)),
  ParallelAcquisitionTechnique: (value) => cs(0x00189078, value),
  DiffusionBValue: (value) => fd(0x00189087, Number(value)),
  RevolutionTime: (value) => fd(0x00189305, Number(value)),
  SpiralPitchFactor: (value) => fd(0x00189311, Number(value)),
  CTDIvol: (value) => fd(0x00189345, Number(value)),
  IrradiationEventUID: (value) => text(0x00083010, 'UI', value),
};

const ORIENTATIONS = {
  axial: '1\\0\\0\\0\\1\\0',
  coronal: '1\\0\\0\\0\\0\\-1',
  sagittal: '0\\1\\0\\0\\0\\-1',
} as const;
const PLACES = {
  axial: (at: number) => `0\\0\\${at}`,
  coronal: (at: number) => `0\\${at}\\0`,
  sagittal: (at: number) => `${at}\\0\\0`,
} as const;

/** Several values of an attribute (« 0|500|1000 ») stand in one slice after the other. */
const valueAt = (value: string, at: number): string => {
  const all = value.split('|');
  return all[at % all.length]!;
};

function filesOf(modality: string, series: MadeSeries, number: number, study: string): Bytes[] {
  const { label, plane = 'axial', slices = 4, step = 1, values } = series;
  return Array.from({ length: slices }, (_, at) =>
    image(modality, [
      text(0x0020000d, 'UI', study),
      text(0x0020000e, 'UI', `${study}.${number}`),
      text(0x00200011, 'IS', String(number)),
      text(0x00080022, 'DA', '20260312'),
      text(0x00080032, 'TM', `10${String(number).padStart(2, '0')}${String(at).padStart(2, '0')}`),
      text(0x0008103e, 'LO', label),
      ds(0x00200037, ORIENTATIONS[plane]),
      ds(0x00200032, PLACES[plane](at * step)),
      ...Object.entries(values).flatMap(([keyword, value]) =>
        value === null ? [] : [WRITERS[keyword]!(valueAt(value, at))],
      ),
    ]),
  );
}

/** The files of an exam, in the order in which its series were made, with its dose report where there is one. */
export function examFiles(
  modality: string,
  series: readonly MadeSeries[],
  doses: readonly MadeEvent[] = [],
  study = '1.2.826.0.1.3680043.9.5',
): Bytes[] {
  const files = series.flatMap((each, at) => filesOf(modality, each, at + 1, study));
  return doses.length > 0 ? [...files, doseReport(doses, study)] : files;
}

const MR = {
  ImageType: 'ORIGINAL\\PRIMARY\\M',
  ScanningSequence: 'SE',
  MRAcquisitionType: '2D',
  NumberOfAverages: '1',
};

/** A knee as its protocol wants it. */
export const KNEE_SERIES: Readonly<Record<string, MadeSeries>> = {
  sag: {
    label: 'DP FS sag',
    plane: 'sagittal',
    slices: 5,
    step: 3.3,
    values: {
      ...MR,
      ScanOptions: 'FS',
      RepetitionTime: '2800',
      EchoTime: '32',
      FlipAngle: '150',
      ReconstructionDiameter: '160',
      AcquisitionMatrix: '384\\0\\0\\307',
      SliceThickness: '3',
      PixelBandwidth: '195',
      EchoTrainLength: '8',
      InPlanePhaseEncodingDirection: 'COL',
      ParallelReductionFactorInPlane: '2',
      ParallelAcquisitionTechnique: 'GRAPPA',
      AcquisitionDuration: '180',
      ReceiveCoilName: 'Knee_15',
    },
  },
  t1: {
    label: 'T1 cor',
    plane: 'coronal',
    slices: 5,
    step: 3.5,
    values: {
      ...MR,
      RepetitionTime: '520',
      EchoTime: '12',
      ReconstructionDiameter: '160',
      SliceThickness: '3',
      AcquisitionDuration: '120',
    },
  },
  t2: {
    label: 'T2 ax',
    slices: 6,
    step: 4,
    values: {
      ...MR,
      RepetitionTime: '4000',
      EchoTime: '80',
      ReconstructionDiameter: '150',
      SliceThickness: '3.5',
      ScanOptions: 'RG',
    },
  },
  dwi: {
    label: 'Diffusion ax',
    slices: 9,
    step: 0,
    values: {
      ...MR,
      ScanningSequence: 'EP',
      RepetitionTime: '5200',
      EchoTime: '68',
      ReconstructionDiameter: '180',
      SliceThickness: '4',
      DiffusionBValue: '0|500|1000',
    },
  },
};

export const KNEE = {
  acquisition: {
    sequences: [
      {
        name: 'DP FS sag',
        weighting: 'DP',
        plane: 'Sagittal',
        tr: 2800,
        te: 32,
        flipAngle: 150,
        fov: 160,
        matrix: '384 × 307',
        thickness: 3,
        gap: 0.3,
        nex: 1,
        bandwidth: 195,
        fatSaturation: 'Fat-sat',
        acceleration: 'GRAPPA 2',
        durationSeconds: 180,
        dimension: '2D',
        echoTrain: 8,
        slices: 5,
        phaseDirection: 'H>>F',
        phaseOversampling: 50,
        coil: 'Genou',
        comment: 'Genou à 15°',
      },
      {
        name: 'T1 cor',
        weighting: 'T1',
        plane: 'Coronal',
        tr: 520,
        te: 12,
        fov: 160,
        thickness: 3,
        durationSeconds: 120,
        triggering: 'Cardiaque',
      },
      {
        name: 'T2 ax',
        weighting: 'T2',
        plane: 'Axial',
        tr: 4000,
        te: 80,
        fov: 150,
        thickness: 3.5,
        triggering: 'Respiratoire',
      },
      {
        name: 'Diffusion ax',
        weighting: 'Diffusion',
        plane: 'Axial',
        tr: 5200,
        te: 68,
        thickness: 4,
        bValues: [0, 500, 1000],
      },
    ],
  },
};

/** What every parameter of the knee is said to be where the exam is as the protocol wants it. */
export const KNEE_VERDICTS: Readonly<Record<string, string>> = {
  'DP FS sag.weighting': 'conform',
  'DP FS sag.plane': 'conform',
  'DP FS sag.tr': 'conform',
  'DP FS sag.te': 'conform',
  'DP FS sag.flipAngle': 'conform',
  'DP FS sag.fov': 'conform',
  'DP FS sag.matrix': 'conform',
  'DP FS sag.thickness': 'conform',
  'DP FS sag.gap': 'conform',
  'DP FS sag.nex': 'conform',
  'DP FS sag.bandwidth': 'conform',
  'DP FS sag.fatSaturation': 'conform',
  'DP FS sag.acceleration': 'conform',
  'DP FS sag.durationSeconds': 'conform',
  'DP FS sag.dimension': 'conform',
  'DP FS sag.echoTrain': 'conform',
  'DP FS sag.slices': 'conform',
  'DP FS sag.phaseDirection': 'conform',
  'DP FS sag.phaseOversampling': 'unread',
  'DP FS sag.coil': 'check',
  'T1 cor.weighting': 'conform',
  'T1 cor.plane': 'conform',
  'T1 cor.tr': 'conform',
  'T1 cor.te': 'conform',
  'T1 cor.fov': 'conform',
  'T1 cor.thickness': 'conform',
  'T1 cor.durationSeconds': 'conform',
  'T1 cor.triggering': 'unread',
  'T2 ax.weighting': 'conform',
  'T2 ax.plane': 'conform',
  'T2 ax.tr': 'conform',
  'T2 ax.te': 'conform',
  'T2 ax.fov': 'conform',
  'T2 ax.thickness': 'conform',
  'T2 ax.triggering': 'conform',
  'Diffusion ax.weighting': 'conform',
  'Diffusion ax.plane': 'conform',
  'Diffusion ax.tr': 'conform',
  'Diffusion ax.te': 'conform',
  'Diffusion ax.thickness': 'conform',
  'Diffusion ax.bValues': 'conform',
};

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
