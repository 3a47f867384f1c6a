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

/** How each field of a radiographic or mammographic view is read. */
export const RADIOGRAPH_FIELDS: Readonly<Record<string, Reader>> = {
  distance: numberFrom(['DistanceSourceToDetector'], (millimetres) => millimetres / 10),
  mas: (acquired) => {
    const found = charge(acquired);
    if (!found) return undefined;
    const isAutomatic = wordsOf(acquired, 'ExposureControlMode').includes('AUTOMATIC');
    const { values, source } = found;
    const text = m.viewCharge(Math.min(...values), Math.max(...values), isAutomatic);
    return { value: text, source: joinPresent([source, isAutomatic && 'ExposureControlMode'], ', ') };
  },
  grid: (acquired) => {
    const words = wordsOf(acquired, 'Grid');
    return words.length > 0 ? { value: !words.includes('NONE'), source: 'Grid' } : undefined;
  },
  target: (acquired) => materials(acquired, 'AnodeTargetMaterial'),
  filter: (acquired) => materials(acquired, 'FilterMaterial'),
};

/** Filter and anode materials by their chemical symbols: « Rh », « Al + Cu ». */
function materials(acquired: ExamAcquisition, source: string): FieldValue | undefined {
  const signs = wordsOf(acquired, source).map((word) => m.materials[word] ?? word);
  return textFrom(source, signs.join(' + '));
}

/** The tube charge in mAs: as given, or from µAs, or current multiplied by time. */
function charge(acquired: ExamAcquisition): { values: number[]; source: string } | undefined {
  const fine = numbersOf(acquired, 'ExposureInuAs').map((value) => value / 1000);
  if (fine.length > 0) return { values: fine, source: 'ExposureInuAs' };
  const whole = numbersOf(acquired, 'Exposure');
  if (whole.length > 0) return { values: whole, source: 'Exposure' };
  const [current] = numbersOf(acquired, 'XRayTubeCurrent');
  const [time] = numbersOf(acquired, 'ExposureTime');
  if (!current || !time) return undefined;
  return { values: [(current * time) / 1000], source: 'XRayTubeCurrent, ExposureTime' };
}

const COLOUR_FLOW = 2;
const SPECTRAL = [3, 4];

/** How the probe and the mode of an ultrasound series are read. */
export const ULTRASOUND_FIELDS: Readonly<Record<string, Reader>> = {
  probe: (acquired) => {
    const [type] = wordsOf(acquired, 'TransducerType');
    const [kilohertz] = numbersOf(acquired, 'TransducerFrequency');
    const known = type === undefined ? undefined : m.probes[type.replaceAll(' ', '_')];
    const frequency = kilohertz === undefined ? undefined : m.megahertz(kilohertz / 1000);
    const source = joinPresent([known && 'TransducerType', frequency && 'TransducerFrequency'], ', ');
    return textFrom(source, known && joinPresent([known, frequency]));
  },
  mode: (acquired) => {
    const kinds = numbersOf(acquired, 'RegionDataType');
    if (kinds.length === 0) return undefined;
    const isColour = kinds.includes(COLOUR_FLOW);
    const isSpectral = kinds.some((kind) => SPECTRAL.includes(kind));
    return textFrom('RegionDataType', m.mode(isColour, isSpectral));
  },
};

/** Threshold above which an activity is in becquerels: PET gives becquerels, gamma cameras usually megabecquerels. */
const BECQUERELS_FROM = 50_000;

/** How each field of a nuclear medicine acquisition is read. */
export const NUCLEAR_FIELDS: Readonly<Record<string, Reader>> = {
  tracer: ({ tracer }) => textFrom('Radiopharmaceutical', tracer),
  activity: (acquired) => {
    const [dose] = numbersOf(acquired, 'RadionuclideTotalDose');
    if (dose === undefined) return undefined;
    const isBecquerels = acquired.description.modality === 'PT' || dose >= BECQUERELS_FROM;
    return textFrom('RadionuclideTotalDose', m.activity(isBecquerels ? dose / 1e6 : dose));
  },
  delayMinutes: ({ delay }) =>
    delay === undefined
      ? undefined
      : { value: Math.round(delay / 60), source: 'RadiopharmaceuticalStartTime, AcquisitionTime' },
  collimator: (acquired) => {
    if (acquired.collimator) return textFrom('CollimatorGridName', acquired.collimator);
    const [type] = wordsOf(acquired, 'CollimatorType');
    return textFrom('CollimatorType', type && m.collimators[type]);
  },
  durationMinutes: nuclearDuration,
};

const MINUTE = 60_000;

/** Duration of a frame, multiplied by the number of frames of a rotation or a phase, if there are several. */
function nuclearDuration(acquired: ExamAcquisition): FieldValue | undefined {
  const [frame] = numbersOf(acquired, 'ActualFrameDuration');
  if (frame === undefined) return undefined;
  const counted = ['NumberOfFramesInRotation', 'NumberOfFramesInPhase'].find(
    (keyword) => numbersOf(acquired, keyword).length > 0,
  );
  const count = counted === undefined ? 1 : numbersOf(acquired, counted)[0]!;
  const minutes = Math.round((frame * count * 100) / MINUTE) / 100;
  return { value: minutes, source: joinPresent(['ActualFrameDuration', counted], ', ') };
}

/** How each field of an angiographic run is read. */
export const ANGIOGRAPHY_FIELDS: Readonly<Record<string, Reader>> = {
  projection: (acquired) => {
    const [primary] = numbersOf(acquired, 'PositionerPrimaryAngle');
    const [secondary] = numbersOf(acquired, 'PositionerSecondaryAngle');
    if (primary === undefined && secondary === undefined) return undefined;
    const source = joinPresent(
      [
        primary !== undefined && 'PositionerPrimaryAngle',
        secondary !== undefined && 'PositionerSecondaryAngle',
      ],
      ', ',
    );
    return textFrom(source, m.projection(primary ?? 0, secondary ?? 0));
  },
  framesPerSecond: (acquired) =>
    numberFrom(['CineRate'])(acquired) ?? numberFrom(['FrameTime'], (time) => 1000 / time)(acquired),
};
