/** The nearest value between two bounds; the lower bound if they are in the wrong order, as for an empty list. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Rounds to multiples of 1/parts: to tenths for 10, to hundredths for 100. */
export function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
