import { FRAME_PIXELS_MAX } from '#lib/images/frame-format.ts';
import { type DataSet, type Element, TAG } from './data-set.ts';
import { Refusal } from './refusal.ts';
import { numberOf, textOf } from './values.ts';

/** Maximum number of frames in a file. */
const FRAMES_MAX = 20_000;

/** How the pixels of a file are stored (PS3.3 § C.7.6.3). */
export interface PixelDescription {
  transferSyntax: string;
  rows: number;
  columns: number;
  frames: number;
  samples: 1 | 3;
  photometric: string;
  /** Whether colours are stored plane by plane instead of pixel by pixel. */
  planar: boolean;
  bitsAllocated: 1 | 8 | 16 | 32 | 64;
  bitsStored: number;
  highBit: number;
  signed: boolean;
  float: boolean;
  element: Element;
}

const FLOATS = [TAG.floatPixelData, TAG.doublePixelData] as const;

/** Reads and validates the description. Throws `Refusal`. */
export function describePixels(dataSet: DataSet, transferSyntax: string): PixelDescription {
  const floats = FLOATS.map((tag) => dataSet.elements.get(tag)).find((element) => element);
  const element = dataSet.elements.get(TAG.pixelData) ?? floats;
  const number = (tag: number) => numberOf(dataSet, tag, 'US');
  const rows = number(TAG.rows) ?? 0;
  const columns = number(0x00280011) ?? 0;
  if (!element || element.length === 0 || rows === 0 || columns === 0) throw new Refusal('no_image');
  const float = element === floats;
  const samples = number(0x00280002) ?? 1;
  const bitsAllocated = float ? (element.tag === TAG.doublePixelData ? 64 : 32) : (number(0x00280100) ?? 0);
  const bitsStored = float ? bitsAllocated : number(0x00280101) || bitsAllocated;
  const description = {
    transferSyntax,
    rows,
    columns,
    float,
    element,
    bitsStored,
    samples: samples as 1 | 3,
    photometric: textOf(dataSet, 0x00280004) || (samples === 3 ? 'RGB' : 'MONOCHROME2'),
    planar: number(0x00280006) === 1,
    bitsAllocated: bitsAllocated as PixelDescription['bitsAllocated'],
    highBit: float ? bitsStored - 1 : highBitOf(number(0x00280102), bitsStored, bitsAllocated),
    signed: number(0x00280103) === 1,
  };
  check(description);
  return { ...description, frames: countFrames(dataSet, description) };
}

/** A high bit too low for the stored bits is an error; like pydicom and GDCM, the lowest bits are then read. */
function highBitOf(stated: number | undefined, stored: number, allocated: number): number {
  return stated === undefined || stated < stored - 1 || stated >= allocated ? stored - 1 : stated;
}

function check(description: Omit<PixelDescription, 'frames'>): void {
  const { rows, columns, samples, bitsAllocated, bitsStored, float } = description;
  const bits = float || [1, 8, 16, 32].includes(bitsAllocated);
  if (!bits || (samples !== 1 && samples !== 3)) throw new Refusal('unsupported_pixels');
  if (bitsStored > bitsAllocated) throw new Refusal('damaged');
  if (rows * columns * samples > FRAME_PIXELS_MAX) throw new Refusal('too_large');
}

/** Bytes of an uncompressed frame; not an integer for some frames of 1-bit pixels. */
export function nativeFrameBytes(description: Omit<PixelDescription, 'frames'>): number {
  const { rows, columns, samples, bitsAllocated, photometric } = description;
  const perPixel = photometric === 'YBR_FULL_422' || photometric === 'YBR_PARTIAL_422' ? 2 : samples;
  return (rows * columns * perPixel * bitsAllocated) / 8;
}

function countFrames(dataSet: DataSet, description: Omit<PixelDescription, 'frames'>): number {
  const stated = dataSet.elements.has(0x00280008) ? numberOf(dataSet, 0x00280008, 'IS') : 1;
  const { element } = description;
  if (stated !== undefined && Number.isInteger(stated) && stated >= 0) {
    if (stated > FRAMES_MAX) throw new Refusal('too_large');
    return Math.max(1, stated);
  }
  // When the number of frames is unreadable, it is derived from the data, if these divide evenly.
  const counted = element.fragments
    ? element.fragments.length - 1
    : element.length / nativeFrameBytes(description);
  if (!Number.isInteger(counted) || counted < 1 || counted > FRAMES_MAX) throw new Refusal('damaged');
  return counted;
}
