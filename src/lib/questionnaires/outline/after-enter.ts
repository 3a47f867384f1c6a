const STEP = '  ';
/** Marks of questions that have options on the lines below. */
const OPENS = /^\s*[!~]*(?:\?\??|image:)\s*\S/;

/**
 * The effect of Enter at the end of an outline line: the next line gets the same indentation, or a deeper one below a
 * question that needs options; on an empty line the indentation decreases by one level.
 * @param line the text of the line before the caret
 * @returns the number of characters to remove before the caret, and the text to insert
 */
export function afterEnter(line: string): { removed: number; inserted: string } {
  const indent = line.match(/^ */)?.[0] ?? '';
  if (indent !== '' && indent === line)
    return { removed: Math.min(STEP.length, indent.length), inserted: '' };
  return { removed: 0, inserted: `\n${indent}${OPENS.test(line) ? STEP : ''}` };
}
