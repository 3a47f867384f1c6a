/** Invisible characters, and those that some operating system refuses in file names. */
const UNNAMEABLE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\s]+/gu;

/** A file name derived from a title: at most 80 characters, all of them allowed on every operating system. */
export function fileName(title: string, extension: string): string {
  const name = title.replaceAll(UNNAMEABLE, ' ').trim();
  return `${[...name].slice(0, 80).join('').trim() || 'negatoscope'}.${extension}`;
}
