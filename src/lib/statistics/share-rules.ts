/** A part of a whole, as two numbers. */
export interface Share {
  part: number;
  of: number;
}

/** The share from 0 to 1; null if the whole is 0. */
export function shareOf({ part, of }: Share): number | null {
  return of === 0 ? null : part / of;
}
