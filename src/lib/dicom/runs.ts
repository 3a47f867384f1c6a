import type { LocatedFrame } from './located-frame.ts';

/** A frame with its position, rounded, and its sorting key. */
export interface Keyed {
  frame: LocatedFrame;
  place: number;
  key: number;
}

/** Gaps within this part of each other count as the same. */
const ALIKE = 0.01;

/** Where the last run that may start at `from` or later ends: before the first place that is repeated. */
function endOfRun(sorted: readonly Keyed[], from: number): number {
  const seen = new Set<number>();
  for (let at = from; at < sorted.length; at++) {
    if (seen.has(sorted[at]!.place)) return at;
    seen.add(sorted[at]!.place);
  }
  return sorted.length;
}

/** The earliest start of each run when they are laid from the end backwards. */
function earliestStarts(sorted: readonly Keyed[]): number[] {
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

/** Where a run most likely begins: after the longest pause, else where the stack starts over. */
function likeliestStart(sorted: readonly Keyed[], from: number, to: number): number | undefined {
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
 * Divides frames, in the order of their keys, into `count` runs in which no position comes twice: the passes of a
 * scanner over its slices, some of which may be lost. Undefined when their keys do not order them so.
 */
export function runsOf(entries: readonly Keyed[], count: number): LocatedFrame[][] | undefined {
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
