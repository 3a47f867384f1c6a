/**
 * Words in lines that are no wider than `width`; a word that is wider alone is broken, so that nothing of a credit is
 * lost.
 * @param widthOf how wide a line is, in the unit of `width`
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
