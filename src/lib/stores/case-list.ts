/** The list of cases one comes from, so that the viewer can go to the next one. Kept per tab. */
const KEY = 'case-list';

export interface Neighbours {
  /** Counted from 1, among those of the list's page. */
  position: number;
  total: number;
  previous: string | undefined;
  next: string | undefined;
}

/** Remembers the cases of the list on screen, in order. */
export function rememberCases(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage refused: the viewer then offers no neighbours.
  }
}

/** The neighbours of a case in the list last seen; null when it was not in it. */
export function neighboursOf(id: string): Neighbours | null {
  try {
    const ids = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    const at = ids.indexOf(id);
    if (at === -1) return null;
    return { position: at + 1, total: ids.length, previous: ids[at - 1], next: ids[at + 1] };
  } catch {
    return null;
  }
}
