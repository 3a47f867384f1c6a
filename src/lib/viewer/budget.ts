import type { FrameNeed } from '#lib/domain/load-plan.ts';

/** Bytes that the viewer allows itself. */
export interface Budget {
  /** Previews as they came. */
  files: number;
  /** Frames, decoded. */
  frames: number;
  /** Previews, decoded: only the ones around what is on screen. */
  bitmaps: number;
  /** Pixels of a decoded preview's longest side; measures keep counting in the image's own pixels. */
  side: number;
}

const MEGABYTE = 1_000_000;
const ROOMY: Budget = { files: 240 * MEGABYTE, frames: 320 * MEGABYTE, bitmaps: 96 * MEGABYTE, side: 4096 };
/** A phone's browser closes pages that take much more. */
const TIGHT: Budget = { files: 64 * MEGABYTE, frames: 80 * MEGABYTE, bitmaps: 40 * MEGABYTE, side: 2560 };

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

export type LineKind = 'frugal' | 'slow' | 'ordinary' | 'fast';

/** What the connection is said to be. Where the browser tells nothing, it is taken for ordinary. */
export function lineKind(line: Line | undefined): LineKind {
  if (!line) return 'ordinary';
  if (line.saveData || line.effectiveType?.includes('2g')) return 'frugal';
  if (line.effectiveType === '3g') return 'slow';
  return line.effectiveType === '4g' && (line.downlink ?? 0) >= 5 ? 'fast' : 'ordinary';
}

/**
 * Which frames are of use: all on a fast line, last of everything. Once one windows or reads values, the ones
 * near the slice on screen come first, and the others when the line bears it: scrolling would wait for each.
 */
export function frameNeed(line: LineKind, asked: boolean): FrameNeed {
  if (!asked) return line === 'fast' ? 'last' : 'none';
  return line === 'fast' || line === 'ordinary' ? 'all' : 'near';
}
