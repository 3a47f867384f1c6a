import { romanLines } from './bullets.ts';
import type { DraftOption, DraftQuestion } from './draft.ts';
import type { SourceLine } from './lines.ts';
import { type ReadLine, readLine } from './read-line.ts';

/** Additional columns of indentation that put a line under another rather than beside it. */
export const DEEPER = 2;

/** A line with its own content, parsed without its context. */
export interface Line extends SourceLine {
  read: ReadLine;
}

/** Parses every line from its first characters. */
export function readLines(source: readonly SourceLine[]): Line[] {
  const romans = romanLines(source);
  return source.map((line, at): Line => {
    const read = readLine(line.text, romans.has(at));
    const columns = read.kind === 'options' || read.kind === 'form' ? read.columns : 0;
    return { ...line, read, indent: line.indent + columns };
  });
}

/** A question that may become the parent of the following lines. */
export interface OpenQuestion {
  kind: 'question';
  indent: number;
  node: DraftQuestion;
  /** Whether it comes from a bullet; its children must be more indented than it. */
  isBullet: boolean;
  /** Whether it comes from a numbered line; another number with the same indentation is then a question too. */
  isNumbered: boolean;
  /** Indentation of its first option. */
  optionIndent?: number;
  depth: number;
}

export interface OpenOption {
  kind: 'option';
  indent: number;
  node: DraftOption;
  depth: number;
}

/** Maximum number of lines examined after an introduction. */
const LOOK_AHEAD = 200;

/** Whether a line only introduces the bullets below it, each of which is a question with answers of its own. */
export function introduces(lines: readonly Line[], at: number): boolean {
  const first = lines[at + 1];
  let heads = 0;
  for (let next = at + 1; first && next < Math.min(lines.length, at + LOOK_AHEAD); next += 1) {
    const line = lines[next]!;
    if (line.read.kind !== 'options' || line.indent < first.indent) break;
    if (line.indent !== first.indent) continue;
    const below = lines[next + 1];
    if (below?.read.kind !== 'options' || below.indent < line.indent + DEEPER) return false;
    heads += 1;
  }
  return heads > 1;
}
