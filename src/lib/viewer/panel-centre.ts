import type { Point } from '#lib/imaging/measure.ts';
import type { Stack } from './stack.ts';
import { apply, inverse, type Size, toPanel, type View } from './view.ts';

/** The centre of a panel, in image pixels. */
export function pixelInMiddle(view: View, shape: Stack['shape'], panel: Size): Point {
  return apply(inverse(toPanel(view, shape, panel)), { x: panel.width / 2, y: panel.height / 2 });
}

/** The centre of a panel, in fractions of its image. */
export function centreOf(view: View, { shape }: Pick<Stack, 'shape'>, panel: Size): Point {
  const at = pixelInMiddle(view, shape, panel);
  return { x: at.x / shape.width, y: at.y / shape.height };
}
