/**
 * What the viewer's page of a working copy begins with when one comes to write findings there. It stands behind the `#` of
 * the address: it goes to nobody, and an image is told by its place in its whole folder, which a reader's address is not.
 */
export type WritingPlace = { finding: string } | { folder: string; image: number };

const WRITING = 'signes';
const ID = '[A-Za-z0-9][\\w-]{0,63}';
const HASH = new RegExp(`^#?${WRITING}/(${ID})(?:/(\\d{1,5}))?$`);

/** The part of the address behind `#`. */
export function writingHash(place: WritingPlace): string {
  const told = 'finding' in place ? [place.finding] : [place.folder, place.image + 1];
  return [WRITING, ...told].join('/');
}

/** Reads it; undefined where it is none. */
export function parseWritingHash(hash: string): WritingPlace | undefined {
  const [, id, number] = HASH.exec(hash) ?? [];
  if (id === undefined) return undefined;
  return number === undefined ? { finding: id } : { folder: id, image: Math.max(0, Number(number) - 1) };
}
