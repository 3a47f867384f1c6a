import { type Report, sentencesOf } from './report-types.ts';
import { blank, LINE_BREAK, type Run } from './runs.ts';

/** The line of each instance sentence, by sentence key, with its position among the lines of the report. */
export type Lines = ReadonlyMap<string, { line: string; rank: number }>;

/** The lines that sentences of instances form, in the order of the instances' numbers. */
export function linesOf(report: Report): Lines {
  const lines = new Map<string, { line: string; rank: number }>();
  let rank = 0;
  for (const { sentence } of sentencesOf(report)) {
    if (sentence.line === undefined) continue;
    rank += 1;
    lines.set(sentence.key, { line: sentence.line, rank });
  }
  return lines;
}

interface Chunk {
  rank: number;
  runs: Run[];
}

/**
 * The runs of a paragraph with the lines of instances in the order of their numbers, including text typed into them:
 * text after a line is probably about it and moves with it. The same runs where nothing moves.
 */
export function inLineOrder(runs: readonly Run[], lines: Lines): readonly Run[] {
  const first = runs.findIndex(({ key }) => key !== undefined && lines.has(key));
  if (first < 0) return runs;
  const chunks: Chunk[] = [];
  let current: string | undefined;
  let end = first;
  for (; end < runs.length; end += 1) {
    const run = runs[end]!;
    const own = run.key === undefined ? undefined : lines.get(run.key);
    // A sentence that belongs to no instance ends the list.
    if (run.key !== undefined && !own) break;
    if (own && own.line !== current) chunks.push({ rank: own.rank, runs: [] });
    current = own?.line ?? current;
    chunks.at(-1)?.runs.push(run);
  }
  const sorted = chunks.toSorted((one, other) => one.rank - other.rank);
  if (sorted.every((chunk, at) => chunk === chunks[at])) return runs;
  const moved = sorted.flatMap(({ runs: own }, at) => [...(at === 0 ? [] : [LINE_BREAK]), ...trimmed(own)]);
  const rest = runs.slice(end);
  return [...runs.slice(0, first), ...moved, ...(rest.length > 0 ? [LINE_BREAK] : []), ...rest];
}

/** Runs without the white space at the end of a line. */
function trimmed(runs: readonly Run[]): readonly Run[] {
  const last = runs.findLastIndex((run) => !blank(run));
  return runs.slice(0, last + 1);
}
