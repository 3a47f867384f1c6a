/**
 * Breaks words into lines of at most `width`; a single word that is wider is split, in order to show the whole
 * credit.
 * @param widthOf the width of a line, in the unit of `width`
 */
export function linesOf(words: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    if (line !== '' && widthOf(`${line} ${word}`) <= width) {
      line = `${line} ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}
