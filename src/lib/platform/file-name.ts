/** What no system takes in the name of a file, and what is not seen. */
const UNNAMEABLE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\s]+/gu;

/** The name of a file that says a title: of 80 letters, and of nothing that a system refuses. */
export function fileName(title: string, extension: string): string {
  const name = title.replaceAll(UNNAMEABLE, ' ').trim();
  return `${[...name].slice(0, 80).join('').trim() || 'negatoscope'}.${extension}`;
}
