import type { FrameNeed } from '#lib/imaging/load-plan.ts';

/** Memory limits of the viewer, in bytes. */
export interface Budget {
  /** Encoded previews. */
  files: number;
  /** Decoded frames. */
  frames: number;
  /** Decoded previews: only those near the slices on screen. */
  bitmaps: number;
  /** Maximum side of a decoded preview in pixels; measurements still use the original pixels. */
  side: number;
}

const MEGABYTE = 1_000_000;
const ROOMY: Budget = { files: 240 * MEGABYTE, frames: 320 * MEGABYTE, bitmaps: 96 * MEGABYTE, side: 4096 };
/** For phones, whose browsers close pages that use much more. */
const TIGHT: Budget = { files: 40 * MEGABYTE, frames: 48 * MEGABYTE, bitmaps: 24 * MEGABYTE, side: 2560 };

interface Device {
  /** Memory in gigabytes, where the browser gives it. */
  deviceMemory?: number;
  maxTouchPoints?: number;
}

/** The memory limits for this device: low on phones and small machines, else enough for a long exam. */
export function budgetFor({ deviceMemory, maxTouchPoints = 0 }: Device, screenWidth: number): Budget {
  const small = deviceMemory === undefined ? maxTouchPoints > 1 && screenWidth < 1100 : deviceMemory <= 4;
  return small || screenWidth < 700 ? TIGHT : ROOMY;
}

/** Properties of `navigator.connection` (Network Information API). */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  /** Bandwidth in megabits per second, rounded by the browser. */
  downlink?: number;
}

export type ConnectionKind = 'frugal' | 'slow' | 'ordinary' | 'fast';

/** The speed class of the connection; `ordinary` where the browser does not give it. */
export function connectionKind(network: NetworkInformation | undefined): ConnectionKind {
  if (!network) return 'ordinary';
  if (network.saveData || network.effectiveType?.includes('2g')) return 'frugal';
  if (network.effectiveType === '3g') return 'slow';
  return network.effectiveType === '4g' && (network.downlink ?? 0) >= 5 ? 'fast' : 'ordinary';
}

/**
 * Which frames to load: on a slow connection only that of the slice on screen, if its preview is lossy, after
 * everything else; on a fast one all of them. While windowing or reading values, those near the slice on screen come
 * first, and on a fast enough connection all others, for which scrolling would otherwise have to wait.
 */
export function frameNeed(connection: ConnectionKind, asked: boolean): FrameNeed {
  if (!asked) return connection === 'fast' ? 'last' : connection === 'frugal' ? 'none' : 'shown';
  return connection === 'fast' || connection === 'ordinary' ? 'all' : 'near';
}
