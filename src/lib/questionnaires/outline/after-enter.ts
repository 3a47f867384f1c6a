const STEP = '  ';
/** Marks of questions whose options stand under them. */
const OPENS = /^\s*[!~]*(?:\?\??|image:)\s*\S/;

/**
 * What Enter does at the end of a line of an outline: the next line stands as deep, or deeper under a question that wants
 * options; on a line that is still empty one comes a level out.
 * @param line up to the caret
 * @returns how many characters before the caret go, and what comes in their place
 */
export function afterEnter(line: string): { removed: number; inserted: string } {
  const indent = line.match(/^ */)?.[0] ?? '';
  if (indent !== '' && indent === line)
    return { removed: Math.min(STEP.length, indent.length), inserted: '' };
  return { removed: 0, inserted: `\n${indent}${OPENS.test(line) ? STEP : ''}` };
}
