import type { Lack } from '#lib/kinds/lacks.ts';

/** Where in its editor something that a case lacks is mended: ids of the places. */
export const PLACES = {
  title: 'titre',
  image: 'images',
  attestation: 'images',
  sending: 'images',
  information: 'informations',
  answer: 'reponse',
  tags: 'etiquettes',
} as const satisfies Partial<Record<Lack, string>>;

/** The address of that place, from the editor itself when no case is named; undefined where there is no editor yet. */
export function mendingPlace(lack: Lack, caseId?: string): string | undefined {
  const place = lack in PLACES ? PLACES[lack as keyof typeof PLACES] : undefined;
  if (place === undefined) return undefined;
  return caseId === undefined ? `#${place}` : `/cases?cas=${caseId}#${place}`;
}
