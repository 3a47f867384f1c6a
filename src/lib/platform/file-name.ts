/** Characters that some system refuses in the name of a file, and invisible ones. */
const UNNAMEABLE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\s]+/gu;

/** A file name made from a title: at most 80 letters, without characters that a system refuses. */
export function fileName(title: string, extension: string): string {
  const name = title.replaceAll(UNNAMEABLE, ' ').trim();
  return `${[...name].slice(0, 80).join('').trim() || 'negatoscope'}.${extension}`;
}
