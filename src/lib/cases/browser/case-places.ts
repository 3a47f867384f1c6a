import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { viewerSearch } from '../viewer-query.ts';
import { casePlacesKey } from './case-places-key.ts';

/**
 * The positions at which the person left cases on this device, last left first: folder and image, by index, and
 * their measures (`case-measures.ts`).
 */
export type Places = [caseId: string, folder: number, image: number, measures?: unknown][];

const KEPT = 40;

export function readPlaces(person: string): Places {
  try {
    const kept: unknown = JSON.parse(deviceStorage()?.getItem(casePlacesKey(person)) ?? '[]');
    return Array.isArray(kept) ? (kept as Places) : [];
  } catch {
    return [];
  }
}

/** Remembers the image shown when a case is left. */
export function rememberCasePlace(
  person: string,
  caseId: string,
  { folder, image }: { folder: number; image: number },
): void {
  const measures = readPlaces(person).find(([id]) => id === caseId)?.[3];
  keepPlace(person, measures ? [caseId, folder, image, measures] : [caseId, folder, image]);
}

/** Stores a case's position in front of the others, in place of its earlier one. */
export function keepPlace(person: string, place: Places[number]): void {
  const others = readPlaces(person).filter(([id]) => id !== place[0]);
  try {
    deviceStorage()?.setItem(casePlacesKey(person), JSON.stringify([place, ...others].slice(0, KEPT)));
  } catch {
    // The storage is full: the case then opens where its author chose.
  }
}

/** Where a case was left on this device: its image and its query string; undefined when unknown. */
export function casePlaceOf(person: string, caseId: string): { image: number; search: string } | undefined {
  const place = readPlaces(person).find(([id]) => id === caseId);
  if (!place) return undefined;
  const [, folder, image] = place;
  return { image, search: viewerSearch({ folder, image }) };
}
