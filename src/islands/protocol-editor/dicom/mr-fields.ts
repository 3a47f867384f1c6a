import type { Acquired } from '#lib/dicom/acquisition/acquired.ts';
import { protocolDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import { type Found, joined, numberFrom, numbersOf, type Reader, textFrom, wordsOf } from './found.ts';

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
    // Zero alone is an image without diffusion.
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

/** The shortest first, where a series has several. */
function ascending(read: Reader): Reader {
  return (acquired) => {
    const found = read(acquired);
    if (!found?.others || typeof found.value !== 'number') return found;
    const [value, ...others] = [found.value, ...found.others].sort((a, b) => a - b);
    return { ...found, value, others };
  };
}

/** The machine's own word, else the longer side of the picture. */
function fov(acquired: Acquired): Found | undefined {
  const stated = numberFrom(['ReconstructionDiameter'])(acquired);
  if (stated) return stated;
  const [rows, columns] = ['Rows', 'Columns'].map((keyword) => numbersOf(acquired, keyword)[0]);
  const [down, across] = numbersOf(acquired, 'PixelSpacing');
  if (!rows || !columns || !down || !across) return undefined;
  return { value: Math.max(rows * down, columns * across), source: 'PixelSpacing, Rows, Columns' };
}

/** Frequency by phase: `AcquisitionMatrix` gives rows and columns of both, zero where there are none. */
function matrix(acquired: Acquired): Found | undefined {
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

/** The distance from the edge of a slice to that of the next. */
function gap(acquired: Acquired): Found | undefined {
  const { sliceSpacing } = acquired;
  const [thickness] = numbersOf(acquired, 'SliceThickness');
  if (!sliceSpacing || thickness === undefined) return undefined;
  const from = sliceSpacing.fromPositions ? 'ImagePositionPatient' : 'SpacingBetweenSlices';
  return { value: sliceSpacing.value - thickness, source: `${from}, SliceThickness` };
}

const FAT_OPTIONS = ['FS', 'FAT_GEMS', 'SFS', 'SPIR', 'SPAIR'];

function fatSaturation(acquired: Acquired): Found | undefined {
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

function acceleration(acquired: Acquired): Found | undefined {
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
    source: joined(source, ', '),
  };
}

/** Along which axis of the patient the lines of a direction run, as consoles name it. */
function phaseDirection(acquired: Acquired): Found | undefined {
  const [word] = wordsOf(acquired, 'InPlanePhaseEncodingDirection');
  const cosines = numbersOf(acquired, 'ImageOrientationPatient');
  // Several planes have several directions.
  if (word === undefined || cosines.length !== 6) return undefined;
  // « ROW »: phase changes along a row of the picture (PS3.3 C.8.3.1), whose direction is the first triple.
  const along = (word === 'ROW' ? cosines.slice(0, 3) : cosines.slice(3)).map(Math.abs);
  const axis = along.indexOf(Math.max(...along));
  // A direction between two axes is not named after either of them.
  if (along[axis]! < STRAIGHT) return undefined;
  return textFrom('InPlanePhaseEncodingDirection, ImageOrientationPatient', m.directions[axis]);
}

/** Least cosine (37°) at which a direction counts as that of an axis, as for planes (`dicom/attributes/geometry.ts`). */
const STRAIGHT = 0.8;

/** The trigger of each line: heart, pulse or breath. */
function triggering(acquired: Acquired): Found | undefined {
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
