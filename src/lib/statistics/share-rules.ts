/** A part of a whole. */
export interface Share {
  part: number;
  of: number;
}

/** From 0 to 1; null if the whole is 0. */
export function shareOf({ part, of }: Share): number | null {
  return of === 0 ? null : part / of;
}
