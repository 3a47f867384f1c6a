/** The value below which a share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
export const times = (ratio: number): string => `× ${ratio.toFixed(2)}`;
