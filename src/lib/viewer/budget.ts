/** Bytes that the viewer allows itself. */
export interface Budget {
  /** Previews as they came. */
  blobs: number;
  /** Frames, decoded. */
  frames: number;
  /** Previews, decoded: only the ones around what is on screen. */
  bitmaps: number;
  /** Pixels of a decoded preview's longest side; measures keep counting in the image's own pixels. */
  side: number;
}

const MEGABYTE = 1_000_000;
const ROOMY: Budget = { blobs: 240 * MEGABYTE, frames: 320 * MEGABYTE, bitmaps: 96 * MEGABYTE, side: 4096 };
/** A phone's browser closes pages that take much more. */
const TIGHT: Budget = { blobs: 64 * MEGABYTE, frames: 80 * MEGABYTE, bitmaps: 40 * MEGABYTE, side: 2560 };

interface Device {
  /** Gigabytes, where the browser tells. */
  deviceMemory?: number;
  maxTouchPoints?: number;
}

/** What this device can bear: phones and small machines little, others the whole of a long exam. */
export function budgetFor({ deviceMemory, maxTouchPoints = 0 }: Device, screenWidth: number): Budget {
  const small = deviceMemory === undefined ? maxTouchPoints > 1 && screenWidth < 1100 : deviceMemory <= 4;
  return small || screenWidth < 700 ? TIGHT : ROOMY;
}

interface Line {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second, rounded by the browser. */
  downlink?: number;
}

export type LineKind = 'frugal' | 'ordinary' | 'fast';

/** What the connection is said to be. Where the browser tells nothing, it is taken for ordinary. */
export function lineKind(line: Line | undefined): LineKind {
  if (!line) return 'ordinary';
  if (line.saveData || line.effectiveType?.includes('2g')) return 'frugal';
  return line.effectiveType === '4g' && (line.downlink ?? 0) >= 5 ? 'fast' : 'ordinary';
}

/** Which frames are of use: all on a fast line, those near the slice on screen when they are asked for. */
export function frameNeed(line: LineKind, asked: boolean): 'none' | 'near' | 'all' {
  if (line === 'fast') return 'all';
  return asked ? 'near' : 'none';
}
