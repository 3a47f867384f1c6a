/**
 * A backslash takes the meaning of the character after it: ` \> ` is no report sentence. `\{2028}` is the character of
 * that number: the few that would otherwise end a line.
 */

/** Takes the backslashes away, and the spaces around, which no text of a questionnaire keeps. */
export function unescaped(text: string): string {
  const plain = text.replace(
    /\\(?:\{([0-9a-f]{1,5})\}|([\s\S]))/gi,
    (_, code: string | undefined, char: string) =>
      code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return plain.trim();
}

const BREAKS = /[\r\v\f\u0085\u2028\u2029\ufeff]/g;

/** A text as it is written in an outline: its line feeds as lines that continue, its marks as themselves. */
export function escaped(text: string, marks: RegExp | null = null): string {
  const plain = text
    .replace(/\\/g, '\\\\')
    .replace(BREAKS, (each) => `\\{${each.charCodeAt(0).toString(16)}}`);
  const marked = marks ? plain.replace(marks, '$1\\') : plain;
  return marked.includes('\n')
    ? marked.replace(/\n([^\S\n])?/g, (_, space) => (space ? `\n\\${space}` : '\n'))
    : marked;
}

/** Whether the character at an index stands behind a backslash that takes its meaning. */
export function isEscaped(text: string, index: number): boolean {
  let before = index;
  while (before > 0 && text[before - 1] === '\\') before -= 1;
  return (index - before) % 2 === 1;
}

/** The pieces between the bars of a text that is still escaped. */
export function splitAtBars(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = text.indexOf('|'); at >= 0; at = text.indexOf('|', at + 1)) {
    if (isEscaped(text, at)) continue;
    pieces.push(text.slice(start, at));
    start = at + 1;
  }
  return [...pieces, text.slice(start)];
}

/** ` > ` and ` >> `, but no comparison: « > 10 mm » is what it says. */
const ARROW = /\s(>>?)(?=\s+[^\s\d]|\s*$)/g;

/** The text before the arrow, the arrow and what follows; all still escaped. */
export function splitAtArrow(text: string): [before: string, arrow?: string, after?: string] {
  for (const match of text.matchAll(ARROW)) {
    if (isEscaped(text, match.index + 1)) continue;
    return [text.slice(0, match.index), match[1], text.slice(match.index + match[0].length)];
  }
  return [text];
}

/** Where the last bracket opens that closes at the end of the text, or -1. */
export function lastBracket(text: string): number {
  if (!text.endsWith(']') || isEscaped(text, text.length - 1)) return -1;
  for (let at = text.lastIndexOf('['); at >= 0; at = text.lastIndexOf('[', at - 1)) {
    if (!isEscaped(text, at)) return at;
    if (at === 0) break;
  }
  return -1;
}
