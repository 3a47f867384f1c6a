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
  /** Private elements of each slice. */
  makers?: (at: number) => Attribute[];
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

/** Several values of an attribute (« 0|500|1000 ») are in one slice after the other. */
const valueAt = (value: string, at: number): string => {
  const all = value.split('|');
  return all[at % all.length]!;
};

function filesOf(modality: string, series: MadeSeries, number: number, study: string): Bytes[] {
  const { label, plane = 'axial', slices = 4, step = 1, values, makers = () => [] } = series;
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
      ...makers(at),
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
