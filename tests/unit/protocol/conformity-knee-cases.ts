import type { Case } from './conformity-cases.ts';

/** Exams of a knee. */
export const KNEE_CASES: readonly Case[] = [
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
];
