import { isEscaped } from './escapes.ts';

/** A logical line of an outline: a line and its continuation lines, joined by line feeds; still escaped. */
export interface SourceLine {
  /** Number of its first physical line, from 1. */
  number: number;
  /** Columns before its first character. */
  indent: number;
  text: string;
}

const TAB = 4;
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Invisible characters at the start of a pasted line: byte-order and direction marks. */
const INVISIBLE_AT_START = /^[\u200b-\u200f\u2060\ufeff]+/;

function indentOf(line: string): number {
  let columns = 0;
  for (const char of line) {
    if (char === '\t') columns += TAB - (columns % TAB);
    else if (/\s/.test(char)) columns += 1;
    else break;
  }
  return columns;
}

/** Whether a line ends in an unescaped backslash, which continues it on the next line. */
const continues = (line: string) => isEscaped(line, line.length);

/** Quote marks of mails. Outlines never begin with a sentence: the first line shows whether the text is quoted. */
const QUOTED = /^[ \t]{0,3}(?:>[ \t]?)+/;

function withoutQuotes(lines: string[]): string[] {
  const first = lines.find((line) => line.trim() !== '');
  return first && QUOTED.test(first) ? lines.map((line) => line.replace(QUOTED, '')) : lines;
}

/** The non-empty lines of an outline. */
export function splitLines(source: string): SourceLine[] {
  const raw = withoutQuotes(source.split(LINE_END));
  const lines: SourceLine[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const number = at + 1;
    const first = (raw[at] ?? '').replace(INVISIBLE_AT_START, '');
    const indent = indentOf(first);
    const pieces: string[] = [];
    let piece = first.trim();
    while (continues(piece) && at + 1 < raw.length) {
      pieces.push(piece.slice(0, -1));
      at += 1;
      piece = (raw[at] ?? '').trim();
    }
    const text = [...pieces, piece].join('\n');
    if (text !== '') lines.push({ number, indent, text });
  }
  return lines;
}
