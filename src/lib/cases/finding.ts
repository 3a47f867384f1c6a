import type { ImageAnchor, Point } from '#lib/imaging/measure.ts';

/** A finding: a position on the images, with a name, an explanation and marks. */

/** Kinds of marks. An arrow's second point is its tip; an ellipse's two points are corners of its bounding box. */
export const MARK_KINDS = ['arrow', 'ellipse', 'contour', 'length', 'label'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Number of points of each kind of mark; a contour has as many as it needs. */
export const MARK_POINTS: Record<MarkKind, { least: number; most: number }> = {
  arrow: { least: 2, most: 2 },
  ellipse: { least: 2, most: 2 },
  contour: { least: 3, most: 200 },
  length: { least: 2, most: 2 },
  label: { least: 1, most: 1 },
};

/** Maximum numbers and text lengths of a case's findings. */
export const FINDINGS_MAX = { count: 30, name: 100, explanation: 1000, marks: 20, label: 60 } as const;

/** A mark on an image, in image pixels. */
export interface FindingMark extends ImageAnchor {
  kind: MarkKind;
  points: Point[];
  /** Text of a label. */
  text?: string | undefined;
}

/** Whether a kind of measure can mark a finding. */
export function isMarkKind(kind: string): kind is MarkKind {
  return (MARK_KINDS as readonly string[]).includes(kind);
}

/** The centre of the bounding box of some points; null without points. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: half(xs), y: half(ys) };
}
