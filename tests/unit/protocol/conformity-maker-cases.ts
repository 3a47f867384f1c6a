import { cs, fd } from '../dicom/exams.ts';
import { csa, ge, philips, siemens } from '../dicom/private-elements.ts';
import type { Case } from './conformity-cases.ts';

/**
 * Exams of a knee whose consoles write b values, durations and factors of parallel imaging in private elements alone:
 * the protocol wants b 0, 500, 1000, three minutes, GRAPPA 2.
 */

const B_VALUES = [0, 500, 1000];
const bAt = (at: number) => B_VALUES[at % B_VALUES.length]!;

/** Values given only by private elements. */
const SILENT = {
  sag: {
    AcquisitionDuration: null,
    ParallelReductionFactorInPlane: null,
    ParallelAcquisitionTechnique: null,
  },
  dwi: { DiffusionBValue: null },
};

const geFactors = (share: string) => ge.parameters([[0x83, 'DS', share]], 0x12);
const geB = (value: number) => ge.parameters([[0x39, 'IS', `${1e9 + value}\\8\\0\\0`]]);

export const MAKER_CASES: readonly Case[] = [
  {
    told: 'Siemens, as prescribed: CSA headers and the b values of its own group',
    base: 'knee',
    values: SILENT,
    series: {
      sag: {
        makers: () =>
          csa({
            protocol: {
              lTotalScanTimeSec: 180,
              'sPat.lAccelFactPE': 2,
              'sPat.lAccelFact3D': 1,
              'sPat.ucPATMode': 2,
            },
          }),
      },
      dwi: { makers: (at) => siemens(0x0019, 0x0c, 'IS', String(bAt(at))) },
    },
  },
  {
    told: 'Siemens, otherwise: another factor, a longer time, the highest b value lower; in the third block',
    base: 'knee',
    values: SILENT,
    series: {
      sag: {
        makers: () =>
          csa({
            protocol: {
              lTotalScanTimeSec: 260,
              'sPat.lAccelFactPE': 3,
              'sPat.lAccelFact3D': 1,
              'sPat.ucPATMode': 2,
            },
            block: 0x12,
          }),
      },
      dwi: { makers: (at) => csa({ b: String([0, 500, 800][at % 3]), block: 0x12 }) },
    },
    verdicts: {
      'DP FS sag.acceleration': 'gap',
      'DP FS sag.durationSeconds': 'gap',
      'Diffusion ax.bValues': 'gap',
    },
  },
  {
    told: 'Siemens with mSENSE: the factor is right, and its name is not read',
    base: 'knee',
    values: SILENT,
    series: {
      sag: {
        makers: () =>
          csa({
            protocol: { lTotalScanTimeSec: 180, 'sPat.lAccelFactPE': 2, 'sPat.ucPATMode': '0x4' },
          }),
      },
      dwi: { makers: (at) => siemens(0x0019, 0x0c, 'IS', String(bAt(at)), 0x11) },
    },
  },
  {
    told: 'GE, as prescribed: shares of lines, microseconds, b values with their bias',
    base: 'knee',
    values: SILENT,
    series: {
      sag: { makers: () => [...geFactors('0.5\\1'), ...ge.acquisition(180e6, 0x11)] },
      dwi: { makers: (at) => geB(bAt(at)) },
    },
  },
  {
    told: 'GE, otherwise: a third of the lines, two minutes',
    base: 'knee',
    values: SILENT,
    series: {
      sag: { makers: () => [...geFactors('0.333333\\1'), ...ge.acquisition(120e6)] },
      dwi: { makers: (at) => geB(bAt(at)) },
    },
    verdicts: { 'DP FS sag.acceleration': 'gap', 'DP FS sag.durationSeconds': 'gap' },
  },
  {
    told: 'GE with parallel imaging through the volume too, which is not prescribed',
    base: 'knee',
    values: SILENT,
    series: {
      sag: { makers: () => [...geFactors('0.5\\0.5'), ...ge.acquisition(180e6)] },
      dwi: { makers: (at) => geB(bAt(at)) },
    },
    verdicts: { 'DP FS sag.acceleration': 'gap' },
  },
  {
    told: 'Philips: the right factor by another technique, which only a person can judge',
    base: 'knee',
    values: SILENT,
    series: {
      sag: {
        makers: () => philips.image(180, [fd(0x00189069, 2), cs(0x00189078, 'SENSE'), fd(0x00189155, 1)]),
      },
      dwi: { makers: (at) => philips.bValue(bAt(at)) },
    },
    verdicts: { 'DP FS sag.acceleration': 'check' },
  },
  {
    told: 'Philips, otherwise: a factor of 1.5, five minutes, no highest b value',
    base: 'knee',
    values: SILENT,
    series: {
      sag: { makers: () => philips.image(300, [fd(0x00189069, 1.5), fd(0x00189155, 1)]) },
      dwi: { makers: (at) => philips.bValue([0, 500][at % 2]!, 0x13) },
    },
    verdicts: {
      'DP FS sag.acceleration': 'gap',
      'DP FS sag.durationSeconds': 'gap',
      'Diffusion ax.bValues': 'gap',
    },
  },
  {
    told: 'the standard as prescribed, and private elements that contradict it: only a person can tell',
    base: 'knee',
    series: {
      sag: { makers: () => [...geFactors('0.333333\\1'), ...ge.acquisition(300e6)] },
      dwi: { makers: (at) => geB([0, 500, 800][at % 3]!) },
    },
    verdicts: {
      'DP FS sag.acceleration': 'check',
      'DP FS sag.durationSeconds': 'check',
      'Diffusion ax.bValues': 'check',
    },
  },
  {
    told: 'the standard and private elements that say the same',
    base: 'knee',
    series: {
      sag: { makers: () => [...geFactors('0.5\\1'), ...ge.acquisition(180.4e6)] },
      dwi: { makers: (at) => geB(bAt(at)) },
    },
  },
  {
    told: 'private elements that cannot be right are not read',
    base: 'knee',
    values: SILENT,
    series: {
      sag: { makers: () => [...geFactors('0.01\\1'), ...ge.acquisition(-1)] },
      dwi: { makers: () => siemens(0x0019, 0x0c, 'IS', '30000') },
    },
    verdicts: {
      'DP FS sag.acceleration': 'unread',
      'DP FS sag.durationSeconds': 'unread',
      'Diffusion ax.bValues': 'unread',
    },
  },
  {
    told: 'private elements in blocks of another maker are nobody’s',
    base: 'knee',
    values: SILENT,
    series: {
      sag: { makers: () => ge.acquisition(180e6).filter(({ tag }) => tag !== 0x00190010) },
      dwi: {
        makers: (at) =>
          siemens(0x0019, 0x0c, 'IS', String(bAt(at))).map((each) =>
            each.tag === 0x00190010 ? { ...each, value: 'ACME 1.0' } : each,
          ),
      },
    },
    verdicts: {
      'DP FS sag.acceleration': 'unread',
      'DP FS sag.durationSeconds': 'unread',
      'Diffusion ax.bValues': 'unread',
    },
  },
];
