import { viewerSearch } from '#lib/domain/viewer-query.ts';
import { deviceStorage } from './browser-storage.ts';
import { casePlacesKey } from './case-places-key.ts';

/** Where one left the cases that one read on this device, last left first: their folder and image, by number. */
type Places = [caseId: string, folder: number, image: number][];

const KEPT = 40;

function read(person: string): Places {
  try {
    const kept: unknown = JSON.parse(deviceStorage()?.getItem(casePlacesKey(person)) ?? '[]');
    return Array.isArray(kept) ? (kept as Places) : [];
  } catch {
    return [];
  }
}

/** Remembers the image on which a case is left. */
export function rememberCasePlace(
  person: string,
  caseId: string,
  { folder, image }: { folder: number; image: number },
): void {
  const others = read(person).filter(([id]) => id !== caseId);
  try {
    deviceStorage()?.setItem(
      casePlacesKey(person),
      JSON.stringify([[caseId, folder, image], ...others].slice(0, KEPT)),
    );
  } catch {
    // No room: the case then opens where its author wants.
  }
}

/** Where this device left a case: its image, and what the address says of it; undefined when it does not know. */
export function casePlaceOf(person: string, caseId: string): { image: number; search: string } | undefined {
  const place = read(person).find(([id]) => id === caseId);
  if (!place) return undefined;
  const [, folder, image] = place;
  return { image, search: viewerSearch({ folder, image }) };
}
