import type { Point } from '#lib/imaging/measure.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { Size } from '../view.ts';

/** The position of a measurement's text on the panel, in CSS pixels. */
export interface LabelBox extends Size {
  x: number;
  y: number;
  /** Position of the text; the delete button is on its far side, away from the point. */
  words: number;
  wordsWidth: number;
  button: number;
}

/** A measurement's text before its position is known. */
export interface Label {
  /** The measurement's handles on the panel. */
  points: readonly Point[];
  /** Number of text lines; 0 if there is no text. */
  lines: number;
  /** Width of the longest line. */
  width: number;
  /** Width reserved for the delete button. */
  button: number;
}

/** In CSS pixels: height of a line; distance between handle and text; distance from the panel's edge. */
export const LINE_HEIGHT = 18;
const GAP = 10;
const EDGE = 4;

type Box = Pick<LabelBox, 'x' | 'y' | 'width' | 'height'>;

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function within(value: number, most: number): number {
  return clamp(value, EDGE, most - EDGE);
}

/** Whether any part of a measurement may be on the panel. */
function isInSight(points: readonly Point[], { width, height }: Size): boolean {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return (
    Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height
  );
}

/**
 * Places each measurement's text beside its last handle: on the side with room, inside the panel and not over earlier
 * texts. Null if there is no text, or the measurement is not visible.
 */
export function placeLabels(labels: readonly Label[], panel: Size): (LabelBox | null)[] {
  const placed: LabelBox[] = [];
  return labels.map(({ points, lines, width: wordsWidth, button }) => {
    const end = points.at(-1);
    if (!end || lines === 0 || !isInSight(points, panel)) return null;
    const width = wordsWidth + button;
    const height = lines * LINE_HEIGHT;
    const right = end.x + GAP + width <= panel.width - EDGE;
    const x = within(right ? end.x + GAP : end.x - GAP - width, panel.width - width);
    const y = within(end.y - LINE_HEIGHT - 2, panel.height - height);
    const [words, erase] = right ? [x, x + wordsWidth] : [x + button, x];
    const box = { x, y, width, height, words, wordsWidth, button: erase };
    for (const other of placed)
      if (overlap(box, other)) box.y = within(other.y + other.height + 2, panel.height - height);
    placed.push(box);
    return box;
  });
}
