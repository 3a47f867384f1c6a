import { describe, expect, it } from 'vitest';
import { examSeries } from '#islands/conformity/exam-series.ts';
import { examConformity, type HeldTo, protocolRows } from '#lib/protocols/conformity/conformity.ts';
import { pairRows } from '#lib/protocols/conformity/pair-rows.ts';
import { proposed } from '../dicom/exams.ts';
import type { MadeEvent } from '../dicom/made-exams.ts';
import {
  BREAST,
  BREAST_SERIES,
  BREAST_VERDICTS,
  CHEST,
  CHEST_DOSES,
  CHEST_SERIES,
  CHEST_VERDICTS,
  examFiles,
  KNEE,
  KNEE_SERIES,
  KNEE_VERDICTS,
  type MadeSeries,
  type Values,
} from './conformity-exams.ts';

/**
 * Exams written as DICOM files, read as the browser reads them, and held to their protocol. What is to be said stands
 * here as it was worked out by hand from the protocol and the tolerances; nothing of the product computes it.
 */

interface Base {
  modality: string;
  protocol: HeldTo;
  series: Readonly<Record<string, MadeSeries>>;
  verdicts: Readonly<Record<string, string>>;
  doses?: readonly MadeEvent[];
}

const BASES = {
  knee: { modality: 'MR', protocol: KNEE, series: KNEE_SERIES, verdicts: KNEE_VERDICTS },
  chest: {
    modality: 'CT',
    protocol: CHEST,
    series: CHEST_SERIES,
    verdicts: CHEST_VERDICTS,
    doses: CHEST_DOSES,
  },
  breast: { modality: 'MG', protocol: BREAST, series: BREAST_SERIES, verdicts: BREAST_VERDICTS },
} satisfies Record<string, Base>;

interface Case {
  told: string;
  base: keyof typeof BASES;
  /** Attributes of series that are otherwise. */
  values?: Record<string, Values>;
  /** Whole series that are otherwise. */
  series?: Record<string, Partial<MadeSeries>>;
  /** The series, in their order, where they are not those of the base. */
  order?: readonly string[];
  doses?: readonly MadeEvent[];
  tolerances?: HeldTo['tolerances'];
  /** Verdicts that are not those of the base; null is none. */
  verdicts?: Record<string, string | null>;
  missing?: readonly string[];
  extra?: number;
  repeated?: number;
}

const CASES: readonly Case[] = [
  { told: 'a knee as prescribed', base: 'knee' },
  {
    told: 'times at the very edge of 5 %',
    base: 'knee',
    values: { sag: { RepetitionTime: '2940', EchoTime: '30.4' }, t1: { RepetitionTime: '494' } },
  },
  {
    told: 'times just beyond it',
    base: 'knee',
    values: { sag: { RepetitionTime: '2941', EchoTime: '30.39' }, t1: { RepetitionTime: '493.9' } },
    verdicts: { 'DP FS sag.tr': 'gap', 'DP FS sag.te': 'gap', 'T1 cor.tr': 'gap' },
  },
  {
    told: 'a flip angle 5° away',
    base: 'knee',
    values: { sag: { FlipAngle: '145' } },
  },
  {
    told: 'a flip angle 6° away',
    base: 'knee',
    values: { sag: { FlipAngle: '144' } },
    verdicts: { 'DP FS sag.flipAngle': 'gap' },
  },
  {
    told: 'fields of 144 mm (10 %) and 143 mm',
    base: 'knee',
    values: { sag: { ReconstructionDiameter: '144' }, t1: { ReconstructionDiameter: '143' } },
    verdicts: { 'T1 cor.fov': 'gap' },
  },
  {
    told: 'a matrix of fewer phase lines',
    base: 'knee',
    values: { sag: { AcquisitionMatrix: '384\\0\\0\\288' } },
    verdicts: { 'DP FS sag.matrix': 'gap' },
  },
  {
    told: 'slices of 3.1 mm, and of 3.2 mm',
    base: 'knee',
    values: { sag: { SliceThickness: '3.1' }, t1: { SliceThickness: '3.2' } },
    // The gap is what is left of 3.3 mm between two slices.
    verdicts: { 'T1 cor.thickness': 'gap' },
  },
  {
    told: 'a gap of 0.6 mm',
    base: 'knee',
    series: { sag: { step: 3.6 } },
    verdicts: { 'DP FS sag.gap': 'gap' },
  },
  {
    told: 'two excitations, an echo train of 9, a bandwidth of 220',
    base: 'knee',
    values: { sag: { NumberOfAverages: '2', EchoTrainLength: '9', PixelBandwidth: '220' } },
    verdicts: { 'DP FS sag.nex': 'gap', 'DP FS sag.echoTrain': 'gap', 'DP FS sag.bandwidth': 'gap' },
  },
  {
    told: 'four slices, 20 % fewer',
    base: 'knee',
    series: { sag: { slices: 4 } },
  },
  {
    told: 'three slices',
    base: 'knee',
    series: { sag: { slices: 3 } },
    verdicts: { 'DP FS sag.slices': 'gap' },
  },
  {
    told: 'phase along the other axis, three dimensions',
    base: 'knee',
    values: { sag: { InPlanePhaseEncodingDirection: 'ROW', MRAcquisitionType: '3D' } },
    verdicts: { 'DP FS sag.phaseDirection': 'gap', 'DP FS sag.dimension': 'gap' },
  },
  {
    told: 'another factor of parallel imaging',
    base: 'knee',
    values: { sag: { ParallelReductionFactorInPlane: '3' } },
    verdicts: { 'DP FS sag.acceleration': 'gap' },
  },
  {
    told: 'another technique of parallel imaging',
    base: 'knee',
    values: { sag: { ParallelAcquisitionTechnique: 'SENSE' } },
    verdicts: { 'DP FS sag.acceleration': 'check' },
  },
  {
    told: 'another suppression of fat, another trigger: to be compared',
    base: 'knee',
    values: { sag: { ScanOptions: 'SPAIR' }, t2: { ScanOptions: 'CG' } },
    verdicts: { 'DP FS sag.fatSaturation': 'check', 'T2 ax.triggering': 'check' },
  },
  {
    told: 'what the files do not say',
    base: 'knee',
    values: {
      sag: { EchoTrainLength: null, ReceiveCoilName: null, AcquisitionDuration: null },
      t2: { ScanOptions: null },
    },
    verdicts: {
      'DP FS sag.echoTrain': 'unread',
      'DP FS sag.coil': 'unread',
      'DP FS sag.durationSeconds': 'unread',
      'T2 ax.triggering': 'unread',
    },
  },
  {
    told: 'b values without the highest',
    base: 'knee',
    values: { dwi: { DiffusionBValue: '0|500' } },
    verdicts: { 'Diffusion ax.bValues': 'gap' },
  },
  {
    told: 'b values without zero, which may be of another series',
    base: 'knee',
    values: { dwi: { DiffusionBValue: '500|1000' } },
    verdicts: { 'Diffusion ax.bValues': 'check' },
  },
  {
    told: 'two echoes, one of which is prescribed',
    base: 'knee',
    values: { sag: { EchoTime: '32|96' } },
    verdicts: { 'DP FS sag.te': 'check' },
  },
  {
    told: 'a sequence that is missing, in another order',
    base: 'knee',
    order: ['dwi', 't2', 'sag'],
    missing: ['T1 cor'],
  },
  {
    told: 'a sequence made twice: the last is compared',
    base: 'knee',
    order: ['sag', 't1', 't2', 't2', 'dwi'],
    repeated: 1,
  },
  {
    told: 'a sequence of no row',
    base: 'knee',
    order: ['sag', 't1', 't2', 'dwi', 'more'],
    series: {
      more: {
        label: 'STIR cor',
        plane: 'coronal',
        values: { ScanningSequence: 'IR', RepetitionTime: '6100', EchoTime: '50', SliceThickness: '6' },
      },
    },
    extra: 1,
  },
  {
    told: 'a tolerance of the protocol’s own, tighter and wider',
    base: 'knee',
    values: { sag: { RepetitionTime: '2850', FlipAngle: '130' } },
    tolerances: { tr: 1, flipAngle: 20 },
    verdicts: { 'DP FS sag.tr': 'gap' },
  },
  { told: 'a chest as prescribed', base: 'chest' },
  {
    told: 'a charge out of its range by more than a fifth, another tension',
    base: 'chest',
    values: { plain: { Exposure: '133', KVP: '100' } },
    doses: [{ uid: '1.5.1', kv: 100, ctdiVol: 7, dlp: 300, pitch: 0.98, phantom: '113691' }],
    verdicts: { 'Sans injection.mas': 'gap', 'Sans injection.kv': 'gap' },
  },
  {
    told: 'a dose above the reference, and one below what is prescribed',
    base: 'chest',
    doses: [{ uid: '1.5.1', kv: 120, ctdiVol: 9.5, dlp: 120, pitch: 0.98, phantom: '113691' }],
    verdicts: { 'Sans injection.ctdiVol': 'gap', 'dose.ctdiVol': 'gap' },
  },
  {
    told: 'a dose of the other phantom, which cannot be compared',
    base: 'chest',
    doses: [{ uid: '1.5.1', kv: 120, ctdiVol: 14, dlp: 600, pitch: 0.98, phantom: '113690' }],
    verdicts: {
      'Sans injection.phantom': 'gap',
      'Sans injection.ctdiVol': 'check',
      'Sans injection.dlp': 'check',
      'dose.ctdiVol': 'check',
      'dose.dlp': 'check',
    },
  },
  {
    told: 'no report of dose',
    base: 'chest',
    doses: [],
    verdicts: {
      'Sans injection.ctdiVol': 'unread',
      'Sans injection.dlp': 'unread',
      'Sans injection.phantom': 'unread',
      'dose.ctdiVol': 'unread',
      'dose.dlp': 'unread',
    },
  },
  {
    told: 'thick slices and another increment',
    base: 'chest',
    values: { plain: { SliceThickness: '5' } },
    series: { plain: { step: 5 } },
    verdicts: { 'Sans injection.thickness': 'gap', 'Sans injection.increment': 'gap' },
  },
  { told: 'a breast as prescribed', base: 'breast' },
  {
    told: 'another filter, another anode, no grid',
    base: 'breast',
    values: { cc: { FilterMaterial: 'SILVER', AnodeTargetMaterial: 'MOLYBDENUM', Grid: 'NONE', KVP: '31' } },
    verdicts: { 'CC.filter': 'gap', 'CC.target': 'gap', 'CC.grid': 'gap', 'CC.kv': 'gap' },
  },
];

function seriesOf({ base, series = {}, values = {}, order }: Case): MadeSeries[] {
  const known: Readonly<Record<string, MadeSeries>> = BASES[base].series;
  return (order ?? Object.keys(known)).map((name): MadeSeries => {
    const own = { ...known[name], ...series[name] } as MadeSeries;
    return { ...own, values: { ...own.values, ...values[name] } };
  });
}

/** What the product says of an exam, in the words of the tables above. */
async function saidOf(each: Case) {
  const { modality, protocol, doses }: Base = BASES[each.base];
  const files = examFiles(modality, seriesOf(each), each.doses ?? doses);
  const series = examSeries(await proposed(files));
  const heldTo = { ...protocol, tolerances: each.tolerances };
  const rows = protocolRows(heldTo);
  const result = examConformity(heldTo, series, pairRows(rows, series));
  const verdicts = Object.fromEntries([
    ...result.rows.flatMap(({ row, parameters }) =>
      parameters
        .filter(({ verdict }) => verdict !== 'unprescribed')
        .map(({ field, verdict }) => [`${row.row.name}.${field.key}`, verdict]),
    ),
    ...result.doses.map(({ quantity, verdict }) => [`dose.${quantity}`, verdict]),
  ]);
  const missing = result.rows.filter((row) => !row.series).map(({ row }) => row.row.name);
  const { extra, repeated, doubtful } = result.counts;
  return { verdicts, missing, extra, repeated, doubtful };
}

describe('« Conforme ? »', () => {
  it('is proved on thirty exams at least', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(30);
  });

  it.each(CASES)('says what is: $told', async (each) => {
    const { base, verdicts = {}, missing = [], extra = 0, repeated = 0 } = each;
    const expected = Object.entries({ ...BASES[base].verdicts, ...verdicts }).filter(
      ([key, verdict]) => verdict !== null && !missing.some((name) => key.startsWith(`${name}.`)),
    );
    expect(await saidOf(each)).toEqual({
      verdicts: Object.fromEntries(expected),
      missing,
      extra,
      repeated,
      doubtful: 0,
    });
  });
});
