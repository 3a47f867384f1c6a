/**
 * The beginning of a text in one line: whole words of at most `most` characters, with « … » where something follows.
 * A word that is longer than that is cut.
 */
export function firstWords(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const start = characters.slice(0, most + 1).join('');
  const end = start.lastIndexOf(' ');
  const whole = end > 0 ? start.slice(0, end) : characters.slice(0, most).join('');
  return `${whole.replace(/[\s.,;:!?–—-]+$/u, '')}…`;
}
