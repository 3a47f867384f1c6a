/**
 * The position at which the preview of a working copy opens the findings' editor. It is in the fragment (`#`)
 * of the address, which is never sent to a server, and names an image by its index in the whole folder, unlike the
 * addresses for readers.
 */
export type WritingPlace = { finding: string } | { folder: string; image: number };

const WRITING = 'signes';
const ID = '[A-Za-z0-9][\\w-]{0,63}';
const HASH = new RegExp(`^#?${WRITING}/(${ID})(?:/(\\d{1,5}))?$`);

/** The part of the address after `#`. */
export function writingHash(place: WritingPlace): string {
  const told = 'finding' in place ? [place.finding] : [place.folder, place.image + 1];
  return [WRITING, ...told].join('/');
}

/** Parses the part of the address after `#`; undefined for any other text. */
export function parseWritingHash(hash: string): WritingPlace | undefined {
  const [, id, number] = HASH.exec(hash) ?? [];
  if (id === undefined) return undefined;
  return number === undefined ? { finding: id } : { folder: id, image: Math.max(0, Number(number) - 1) };
}
