import type { LocatedFrame } from './located-frame.ts';

/** A frame with its rounded position and its sorting key. */
export interface SortableFrame {
  frame: LocatedFrame;
  place: number;
  key: number;
}

/** Relative tolerance within which gaps are equal. */
const ALIKE = 0.01;

/** Latest end of a run that starts at `from` or later: before the first repeated position. */
function endOfRun(sorted: readonly SortableFrame[], from: number): number {
  const seen = new Set<number>();
  for (let at = from; at < sorted.length; at++) {
    if (seen.has(sorted[at]!.place)) return at;
    seen.add(sorted[at]!.place);
  }
  return sorted.length;
}

/** The earliest start of each run when runs are laid out backwards from the end. */
function earliestStarts(sorted: readonly SortableFrame[]): number[] {
  const starts: number[] = [];
  let seen = new Set<number>();
  for (let at = sorted.length - 1; at >= 0; at--) {
    if (seen.has(sorted[at]!.place)) {
      starts.unshift(at + 1);
      seen = new Set();
    }
    seen.add(sorted[at]!.place);
  }
  return [0, ...starts];
}

/** The most likely start of a run: after the longest pause, else where positions start over. */
function likeliestStart(sorted: readonly SortableFrame[], from: number, to: number): number | undefined {
  let best: { at: number; pause: number; jump: number } | undefined;
  for (let at = from; at <= to; at++) {
    const [before, after] = [sorted[at - 1]!, sorted[at]!];
    const pause = after.key - before.key;
    const jump = Math.abs(after.place - before.place);
    if (pause <= 0) continue;
    const isLonger = !best || pause > best.pause * (1 + ALIKE);
    const isAlike = best && pause >= best.pause * (1 - ALIKE);
    if (isLonger || (isAlike && jump > best!.jump)) best = { at, pause, jump };
  }
  return best?.at;
}

/**
 * Divides frames, in order of their keys, into `count` runs without repeated positions: the passes of a
 * scanner over its slices, some of which may be missing. Undefined when the keys do not allow this.
 */
export function runsOf(entries: readonly SortableFrame[], count: number): LocatedFrame[][] | undefined {
  const sorted = entries.toSorted((a, b) => a.key - b.key);
  const earliest = earliestStarts(sorted);
  if (earliest.length !== count) return undefined;
  const starts = [0];
  for (let run = 1; run < count; run++) {
    const latest = endOfRun(sorted, starts.at(-1)!);
    if (latest >= sorted.length) return undefined;
    const start = likeliestStart(sorted, Math.max(earliest[run]!, starts.at(-1)! + 1), latest);
    if (start === undefined) return undefined;
    starts.push(start);
  }
  return starts.map((start, run) => sorted.slice(start, starts[run + 1]).map(({ frame }) => frame));
}
