/**
 * The place at which the viewer's page of a working copy opens the editing of findings. It is in the fragment (`#`)
 * of the address, which is sent to nobody, and names an image by its index in the whole folder, unlike a reader's
 * address.
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
