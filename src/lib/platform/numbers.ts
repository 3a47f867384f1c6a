/** The nearest value between two bounds; where they leave no room, as in an empty list, the least. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Rounds to whole parts of one: to tenths for 10, to hundredths for 100. */
export function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
