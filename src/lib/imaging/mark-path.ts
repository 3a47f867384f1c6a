import type { Point } from './measure.ts';

/** SVG paths of marks in the coordinates of their points, on the screen and on paper. */

/** Length of an arrow's head, and half its opening angle. */
const HEAD = { length: 13, spread: 0.45 };
/** Radius of the dot beside a label. */
const DOT = 3;

/** A closed line through all points. */
export function contourPath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** A line from tail to tip, with an arrowhead. */
export function arrowPath([tail, tip]: readonly Point[]): string {
  if (!tail || !tip) return '';
  const towards = Math.atan2(tail.y - tip.y, tail.x - tip.x);
  const wing = (turn: number) =>
    `${tip.x + HEAD.length * Math.cos(towards + turn)} ${tip.y + HEAD.length * Math.sin(towards + turn)}`;
  return `M${tail.x} ${tail.y}L${tip.x} ${tip.y}M${wing(HEAD.spread)}L${tip.x} ${tip.y}L${wing(-HEAD.spread)}`;
}

/** The ellipse inscribed in the box between two corners. */
export function ellipsePath([a, b]: readonly Point[]): string {
  if (!a || !b) return '';
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [rx, ry] = [Math.abs(b.x - a.x) / 2, Math.abs(b.y - a.y) / 2];
  const half = `A${rx} ${ry} 0 0 1`;
  return `M${x - rx} ${y}${half} ${x + rx} ${y}${half} ${x - rx} ${y}`;
}

/** The dot of a label. */
export function dotPath([at]: readonly Point[]): string {
  return at
    ? ellipsePath([
        { x: at.x - DOT, y: at.y - DOT },
        { x: at.x + DOT, y: at.y + DOT },
      ])
    : '';
}
