import type { ModalityUnit } from '#lib/imaging/value-unit.ts';
import { NO_RESCALE, type Rescale, type Window } from '#lib/imaging/windowing.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { KeptAttributes } from './allow-list.ts';

/** Initial display of a frame: its window, in rescaled units. */
export interface FrameDisplay {
  window: Window;
  rescale: Rescale;
  inverted: boolean;
}

const CENTRE_MAX = 100_000;
const WIDTH = { least: 0.001, most: 200_000 };

/** A DICOM value as numbers: one, several or none. */
export function numbersOf(value: KeptAttributes[string] | undefined): number[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is number => typeof each === 'number');
}

/** Widths below 1 are invalid for LINEAR windows (PS3.3 C.11.2.1.2.1): such a window is treated as LINEAR_EXACT. */
function windowOf(attributes: KeptAttributes): Window {
  const [centre = 128] = numbersOf(attributes.WindowCenter);
  const [width = 256] = numbersOf(attributes.WindowWidth);
  const told = attributes.VOILUTFunction;
  const voiFunction = told === 'SIGMOID' || told === 'LINEAR_EXACT' ? told : undefined;
  return {
    centre: clamp(centre, -CENTRE_MAX, CENTRE_MAX),
    width: clamp(width, WIDTH.least, WIDTH.most),
    ...(voiFunction ? { voiFunction } : width < 1 && { voiFunction: 'LINEAR_EXACT' as const }),
  };
}

/** The initial display of a frame with these attributes. */
export function displayOf(attributes: KeptAttributes): FrameDisplay {
  const [slope = 1] = numbersOf(attributes.RescaleSlope);
  const [intercept = 0] = numbersOf(attributes.RescaleIntercept);
  return {
    window: windowOf(attributes),
    rescale: slope === 0 ? NO_RESCALE : { slope, intercept },
    inverted: attributes.PhotometricInterpretation === 'MONOCHROME1',
  };
}

/** The unit of the rescaled values of a CT or PET image, as its file gives it. */
export function unitOf({
  RescaleType: type,
  Units: units,
  SUVType: uptake = 'BW',
}: {
  [keyword in 'RescaleType' | 'Units' | 'SUVType']?: KeptAttributes[string] | undefined;
}): ModalityUnit | null {
  if (type === 'HU') return 'HU';
  if (units === 'BQML' || (units === undefined && type === 'BQML')) return 'BQML';
  return units === 'GML' && uptake === 'BW' ? 'SUVBW' : null;
}
