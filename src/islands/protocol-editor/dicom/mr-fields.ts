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

/** How each field of an MRI sequence is read from a series. */
export const MR_FIELDS: Readonly<Record<string, Reader>> = {
  weighting: ({ description: { weighting } }) =>
    textFrom('SeriesDescription, ScanningSequence', weighting && m.weightings[weighting]),
  plane: ({ description: { plane } }) => textFrom('ImageOrientationPatient', plane && m.planes[plane]),
  te: ascending(numberFrom(['EchoTime', 'EffectiveEchoTime'])),
  ti: numberFrom(['InversionTime', 'InversionTimes']),
  fov,
  matrix,
  gap,
  fatSaturation,
  bValues: (acquired) => {
    const values = numbersOf(acquired, 'DiffusionBValue').map(Math.round);
    // A single b-value of zero means an image without diffusion.
    return values.some((value) => value > 0)
      ? { value: [...new Set(values)].sort((a, b) => a - b), source: 'DiffusionBValue' }
      : undefined;
  },
  acceleration,
  slices: ({ slices }) =>
    slices === undefined ? undefined : { value: slices, source: 'ImagePositionPatient' },
  dimension: (acquired) => textFrom('MRAcquisitionType', wordsOf(acquired, 'MRAcquisitionType')[0]),
  phaseDirection,
  triggering,
  coil: ({ coil }) => textFrom('ReceiveCoilName', coil && m.coil(coil)),
};

/** Sorts the values, where a series has several, from the shortest. */
function ascending(read: Reader): Reader {
  return (acquired) => {
    const found = read(acquired);
    if (!found?.others || typeof found.value !== 'number') return found;
    const [value, ...others] = [found.value, ...found.others].sort((a, b) => a - b);
    return { ...found, value, others };
  };
}

/** The field of view: the machine's own value, else the longer side of the image. */
function fov(acquired: ExamAcquisition): FieldValue | undefined {
  const stated = numberFrom(['ReconstructionDiameter'])(acquired);
  if (stated) return stated;
  const [rows, columns] = ['Rows', 'Columns'].map((keyword) => numbersOf(acquired, keyword)[0]);
  const [down, across] = numbersOf(acquired, 'PixelSpacing');
  if (!rows || !columns || !down || !across) return undefined;
  return { value: Math.max(rows * down, columns * across), source: 'PixelSpacing, Rows, Columns' };
}

/** The matrix, frequency × phase: `AcquisitionMatrix` has rows and columns of both, two of which are zero. */
function matrix(acquired: ExamAcquisition): FieldValue | undefined {
  const [rows = 0, columns = 0, phaseRows = 0, phaseColumns = 0] = numbersOf(acquired, 'AcquisitionMatrix');
  const [frequency, phase] = [Math.max(rows, columns), Math.max(phaseRows, phaseColumns)];
  if (frequency > 0 && phase > 0) return { value: m.matrix(frequency, phase), source: 'AcquisitionMatrix' };
  const [steps] = numbersOf(acquired, 'MRAcquisitionFrequencyEncodingSteps');
  const phases = 'MRAcquisitionPhaseEncodingStepsInPlane';
  const source = numbersOf(acquired, phases).length > 0 ? phases : 'NumberOfPhaseEncodingSteps';
  const [lines] = numbersOf(acquired, source);
  if (!steps || !lines) return undefined;
  return { value: m.matrix(steps, lines), source: `MRAcquisitionFrequencyEncodingSteps, ${source}` };
}

/** The gap between slices, from the edge of one to the edge of the next. */
function gap(acquired: ExamAcquisition): FieldValue | undefined {
  const { sliceSpacing } = acquired;
  const [thickness] = numbersOf(acquired, 'SliceThickness');
  if (!sliceSpacing || thickness === undefined) return undefined;
  const from = sliceSpacing.fromPositions ? 'ImagePositionPatient' : 'SpacingBetweenSlices';
  return { value: sliceSpacing.value - thickness, source: `${from}, SliceThickness` };
}

const FAT_OPTIONS = ['FS', 'FAT_GEMS', 'SFS', 'SPIR', 'SPAIR'];

function fatSaturation(acquired: ExamAcquisition): FieldValue | undefined {
  if (acquired.isDixon) return { value: m.dixon, source: 'ImageType, SeriesDescription' };
  const suppressed = wordsOf(acquired, 'SpectrallySelectedSuppression');
  if (suppressed.some((word) => word.includes('FAT')))
    return { value: m.fatSaturation, source: 'SpectrallySelectedSuppression' };
  const options = wordsOf(acquired, 'ScanOptions');
  const named = ['SPAIR', 'SPIR'].find((word) => options.includes(word));
  if (options.some((option) => FAT_OPTIONS.includes(option)))
    return { value: named ?? m.fatSaturation, source: 'ScanOptions' };
  return textFrom('SeriesDescription', acquired.description.fatSuppressed ? m.fatSaturation : undefined);
}

function acceleration(acquired: ExamAcquisition): FieldValue | undefined {
  const [plane] = numbersOf(acquired, 'ParallelReductionFactorInPlane');
  const [through] = numbersOf(acquired, 'ParallelReductionFactorOutOfPlane');
  if (plane === undefined || (plane <= 1 && (through ?? 1) <= 1)) return undefined;
  const [technique] = wordsOf(acquired, 'ParallelAcquisitionTechnique');
  const isBoth = through !== undefined && through > 1;
  const source = [
    'ParallelReductionFactorInPlane',
    isBoth && 'ParallelReductionFactorOutOfPlane',
    technique !== undefined && 'ParallelAcquisitionTechnique',
  ];
  return {
    value: m.acceleration(technique, plane, isBoth ? through : undefined),
    source: joinPresent(source, ', '),
  };
}

/** The phase-encoding direction, named after an axis of the patient as on consoles. */
function phaseDirection(acquired: ExamAcquisition): FieldValue | undefined {
  const [word] = wordsOf(acquired, 'InPlanePhaseEncodingDirection');
  const cosines = numbersOf(acquired, 'ImageOrientationPatient');
  // Images in several planes have several phase directions.
  if (word === undefined || cosines.length !== 6) return undefined;
  // « ROW »: the phase changes along a row of the image (PS3.3 C.8.3.1), whose direction is the first cosine triple.
  const along = (word === 'ROW' ? cosines.slice(0, 3) : cosines.slice(3)).map(Math.abs);
  const axis = along.indexOf(Math.max(...along));
  // An oblique direction is not named after either axis.
  if (along[axis]! < STRAIGHT) return undefined;
  return textFrom('InPlanePhaseEncodingDirection, ImageOrientationPatient', m.directions[axis]);
}

/** Minimum cosine (37°) for a direction to be named after an axis, as for planes (`dicom/attributes/geometry.ts`). */
const STRAIGHT = 0.8;

/** What triggers the acquisition: heart, pulse or breathing. */
function triggering(acquired: ExamAcquisition): FieldValue | undefined {
  const options = wordsOf(acquired, 'ScanOptions');
  const isOn = (keyword: string) => wordsOf(acquired, keyword).some((word) => word !== 'NONE');
  const [cardiac, respiratory] = [
    'CardiacSynchronizationTechnique',
    'RespiratoryMotionCompensationTechnique',
  ];
  if (isOn(cardiac!)) return textFrom(cardiac!, m.triggers.cardiac);
  const breath = wordsOf(acquired, respiratory!)[0];
  if (breath === 'BREATH_HOLD') return textFrom(respiratory!, m.triggers.breathHold);
  if (isOn(respiratory!)) return textFrom(respiratory!, m.triggers.respiratory);
  const option = (['CG', 'PPG', 'RG'] as const).find((each) => options.includes(each));
  return textFrom('ScanOptions', option && m.gating[option]);
}
