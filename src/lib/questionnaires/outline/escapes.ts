/**
 * A backslash makes the next character literal: ` \> ` starts no report sentence. `\{2028}` is the character with that
 * code (hexadecimal), for the few characters that would otherwise end a line.
 */

/** Removes the backslashes and the surrounding spaces, which questionnaire texts never keep. */
export function unescaped(text: string): string {
  const plain = text.replace(
    /\\(?:\{([0-9a-f]{1,5})\}|([\s\S]))/gi,
    (_, code: string | undefined, char: string) =>
      code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return plain.trim();
}

const BREAKS = /[\r\v\f\u0085\u2028\u2029\ufeff]/g;

/** Escapes a text for an outline; line feeds become continuation lines, and marks literal characters. */
export function escaped(text: string, marks: RegExp | null = null): string {
  const plain = text
    .replace(/\\/g, '\\\\')
    .replace(BREAKS, (each) => `\\{${each.charCodeAt(0).toString(16)}}`);
  const marked = marks ? plain.replace(marks, '$1\\') : plain;
  return marked.includes('\n')
    ? marked.replace(/\n([^\S\n])?/g, (_, space) => (space ? `\n\\${space}` : '\n'))
    : marked;
}

/** Whether the character at an index is escaped by a backslash. */
export function isEscaped(text: string, index: number): boolean {
  let before = index;
  while (before > 0 && text[before - 1] === '\\') before -= 1;
  return (index - before) % 2 === 1;
}

/** The parts of a text that is still escaped, split at its bars. */
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

/** ` > ` and ` >> ` before a sentence; a comparison such as « > 10 mm » is not an arrow. */
const ARROW = /\s(>>?)(?=\s+[^\s\d]|\s*$)/g;

/** The text before the arrow, the arrow, and the text after it; all still escaped. */
export function splitAtArrow(text: string): [before: string, arrow?: string, after?: string] {
  for (const match of text.matchAll(ARROW)) {
    if (isEscaped(text, match.index + 1)) continue;
    return [text.slice(0, match.index), match[1], text.slice(match.index + match[0].length)];
  }
  return [text];
}

/** The position of the bracket that closes at the end of the text, or -1. */
export function lastBracket(text: string): number {
  if (!text.endsWith(']') || isEscaped(text, text.length - 1)) return -1;
  for (let at = text.lastIndexOf('['); at >= 0; at = text.lastIndexOf('[', at - 1)) {
    if (!isEscaped(text, at)) return at;
    if (at === 0) break;
  }
  return -1;
}
