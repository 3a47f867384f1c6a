/** How many of how many. */
export interface Share {
  part: number;
  of: number;
}

/** From 0 to 1; null of nothing. */
export function shareOf({ part, of }: Share): number | null {
  return of === 0 ? null : part / of;
}
