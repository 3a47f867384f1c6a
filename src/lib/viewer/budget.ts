import type { FrameNeed } from '#lib/imaging/load-plan.ts';

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
const TIGHT: Budget = { files: 40 * MEGABYTE, frames: 48 * MEGABYTE, bitmaps: 24 * MEGABYTE, side: 2560 };

interface Device {
  /** Gigabytes, where the browser says so. */
  deviceMemory?: number;
  maxTouchPoints?: number;
}

/** How much memory to use on this device: little on phones and small machines, elsewhere enough for a long exam. */
export function budgetFor({ deviceMemory, maxTouchPoints = 0 }: Device, screenWidth: number): Budget {
  const small = deviceMemory === undefined ? maxTouchPoints > 1 && screenWidth < 1100 : deviceMemory <= 4;
  return small || screenWidth < 700 ? TIGHT : ROOMY;
}

/** `navigator.connection` (Network Information API). */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second, rounded by the browser. */
  downlink?: number;
}

export type ConnectionKind = 'frugal' | 'slow' | 'ordinary' | 'fast';

/** The speed of the connection; where the browser does not give it, ordinary. */
export function connectionKind(network: NetworkInformation | undefined): ConnectionKind {
  if (!network) return 'ordinary';
  if (network.saveData || network.effectiveType?.includes('2g')) return 'frugal';
  if (network.effectiveType === '3g') return 'slow';
  return network.effectiveType === '4g' && (network.downlink ?? 0) >= 5 ? 'fast' : 'ordinary';
}

/**
 * Which frames are useful: on a slow connection only that of the slice on screen, whose preview is lossy, after
 * everything else; on a fast one all of them. While windowing or reading values, those near the slice on screen come
 * first, and the others when the connection is fast enough: scrolling would wait for each.
 */
export function frameNeed(connection: ConnectionKind, asked: boolean): FrameNeed {
  if (!asked) return connection === 'fast' ? 'last' : connection === 'frugal' ? 'none' : 'shown';
  return connection === 'fast' || connection === 'ordinary' ? 'all' : 'near';
}
