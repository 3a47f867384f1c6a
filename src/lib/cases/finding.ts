import type { ImageAnchor, Point } from '#lib/imaging/measure.ts';

/** A finding: a place on the images, with a name, an explanation and marks. */

/** The kinds of marks: the second point of an arrow is its tip, the two of an ellipse are corners of its box. */
export const MARK_KINDS = ['arrow', 'ellipse', 'contour', 'length', 'label'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The points of a mark; a contour has as many as it takes. */
export const MARK_POINTS: Record<MarkKind, { least: number; most: number }> = {
  arrow: { least: 2, most: 2 },
  ellipse: { least: 2, most: 2 },
  contour: { least: 3, most: 200 },
  length: { least: 2, most: 2 },
  label: { least: 1, most: 1 },
};

/** The most that a case's findings may be. */
export const FINDINGS_MAX = { count: 30, name: 100, explanation: 1000, marks: 20, label: 60 } as const;

/** A mark on an image, in its pixels. */
export interface FindingMark extends ImageAnchor {
  kind: MarkKind;
  points: Point[];
  /** Text of a label. */
  text?: string | undefined;
}

/** Whether a kind of measure marks findings. */
export function isMarkKind(kind: string): kind is MarkKind {
  return (MARK_KINDS as readonly string[]).includes(kind);
}

/** The middle of the box around some points; null of none. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: half(xs), y: half(ys) };
}
