import { romanLines } from './bullets.ts';
import type { DraftOption, DraftQuestion } from './draft.ts';
import type { SourceLine } from './lines.ts';
import { type ReadLine, readLine } from './read-line.ts';

/** Columns that a line stands deeper than another before it stands under it, and not beside it. */
export const DEEPER = 2;

/** A line with what it says by itself. */
export interface Line extends SourceLine {
  read: ReadLine;
}

/** Reads every line by its first characters. */
export function readLines(source: readonly SourceLine[]): Line[] {
  const romans = romanLines(source);
  return source.map((line, at): Line => {
    const read = readLine(line.text, romans.has(at));
    const columns = read.kind === 'options' || read.kind === 'form' ? read.columns : 0;
    return { ...line, read, indent: line.indent + columns };
  });
}

/** A question that what follows may stand under. */
export interface OpenQuestion {
  kind: 'question';
  indent: number;
  node: DraftQuestion;
  /** Made from a bullet that others stand under: they are deeper than it. */
  isBullet: boolean;
  /** Made from a numbered line: another number beside it is a question too. */
  isNumbered: boolean;
  /** Where its first option stands. */
  optionIndent?: number;
  depth: number;
}

export interface OpenOption {
  kind: 'option';
  indent: number;
  node: DraftOption;
  depth: number;
}

/** Lines after an introduction that are looked at. */
const LOOK_AHEAD = 200;

/** Whether a line with bullets below it only introduces them: each of them is a question, with its own answers below. */
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
