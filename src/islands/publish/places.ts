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

/** The address of that place: in an editor that leads to it, or on this page; undefined where nothing mends it. */
export function mendingPlace(
  lack: Lack,
  addressOf: (place: string) => string | undefined = (place) => `#${place}`,
): string | undefined {
  const place = lack in PLACES ? PLACES[lack as keyof typeof PLACES] : undefined;
  return place && addressOf(place);
}
