import type { ExamAcquisition } from '#lib/dicom/acquisition/acquired.ts';
import { protocolDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import {
  type FieldValue,
  joinPresent,
  numberFrom,
  numbersOf,
  type Reader,
  textFrom,
  wordsOf,
} from './found.ts';

const DOSE_REPORT = 'X-Ray Radiation Dose SR';

/** How each field of a CT pass is read from an acquisition. */
export const CT_FIELDS: Readonly<Record<string, Reader>> = {
  phase: ({ description: { phase } }) =>
    textFrom('SeriesDescription, ContrastBolusAgent', phase && m.phases[phase]),
  mas,
  collimation,
  reconstructions: ({ reconstructions }) => {
    const texts = reconstructions.flatMap(({ kernel, thickness, description }) => {
      const known = kernel ?? (description.kernel && m.kernels[description.kernel]);
      return joinPresent([thickness !== undefined && m.millimetres(thickness), known]) || [];
    });
    return texts.length > 0
      ? { value: [...new Set(texts)], source: 'SliceThickness, ConvolutionKernel' }
      : undefined;
  },
  ctdiVol: (acquired) =>
    acquired.dose?.ctdiVol === undefined
      ? numberFrom(['CTDIvol'])(acquired)
      : { value: acquired.dose.ctdiVol, source: DOSE_REPORT },
  thickness: ({ reconstructions }) => ofReconstructions(reconstructions, 'thickness', 'SliceThickness'),
  increment: ({ reconstructions }) => ofReconstructions(reconstructions, 'increment', 'ImagePositionPatient'),
  phantom: ({ phantom }) =>
    phantom === undefined ? undefined : { value: phantom, source: 'CTDIPhantomTypeCodeSequence' },
  dlp: ({ dose }) => (dose?.dlp === undefined ? undefined : { value: dose.dlp, source: DOSE_REPORT }),
};

/** A measure of the reconstructions of a pass: that of the first one, with different values of the others. */
function ofReconstructions(
  reconstructions: ExamAcquisition['reconstructions'],
  key: 'thickness' | 'increment',
  source: string,
): FieldValue | undefined {
  const [value, ...others] = [...new Set(reconstructions.flatMap((each) => each[key] ?? []))];
  return value === undefined ? undefined : { value, source, ...(others.length > 0 && { others }) };
}

/** Factor above which a tube charge is wrong: some machines give that of the whole helix instead of one rotation. */
const TOO_HIGH = 3;

/** The tube charge (mAs), or its range where the current was modulated along the patient. */
function mas(acquired: ExamAcquisition): FieldValue | undefined {
  const source = numbersOf(acquired, 'Exposure').length > 0 ? 'Exposure' : 'ExposureInmAs';
  const stated = numbersOf(acquired, source);
  if (stated.length === 0) return undefined;
  const [current = 0] = numbersOf(acquired, 'XRayTubeCurrent');
  const [time = 0] = numbersOf(acquired, 'ExposureTime');
  const computed = (current * time) / 1000;
  // Effective mAs are divided by the pitch: at a low pitch they are correctly several times the tube's mAs.
  const [pitch = 1] = numbersOf(acquired, 'SpiralPitchFactor');
  const effective = computed / Math.min(pitch, 1);
  const isFar = computed > 0 && stated[0]! > TOO_HIGH * computed;
  if (isFar && stated[0]! > TOO_HIGH * effective)
    return {
      value: m.charge(computed, computed, false),
      source: 'XRayTubeCurrent, ExposureTime',
      others: [stated[0]!],
    };
  const modulated = wordsOf(acquired, 'ExposureModulationType').some((word) => word !== 'NONE');
  return {
    value: m.charge(Math.min(...stated), Math.max(...stated), modulated),
    source: joinPresent([source, modulated && 'ExposureModulationType'], ', '),
    ...(isFar && { others: [computed] }),
  };
}

/** « 64 × 0,6 mm » if both collimation widths are known, else the total width. */
function collimation(acquired: ExamAcquisition): FieldValue | undefined {
  const [single] = numbersOf(acquired, 'SingleCollimationWidth');
  const [total] = numbersOf(acquired, 'TotalCollimationWidth');
  if (total === undefined) return undefined;
  const rows = single === undefined ? 1 : Math.round(total / single);
  return rows > 1 && single !== undefined
    ? { value: m.collimation(rows, single), source: 'SingleCollimationWidth, TotalCollimationWidth' }
    : { value: m.millimetres(total), source: 'TotalCollimationWidth' };
}
