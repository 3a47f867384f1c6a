import { roundTo } from '#lib/platform/numbers.ts';

/**
 * Geometry of charts: horizontally in percent of the chart's width, which the page sets, and vertically in pixels, to
 * keep the text size on phones.
 */

/** The smallest round number that is not below a value, for the end of an axis: 1, 2, 5, 10, 20, 50 … */
export function axisEnd(max: number): number {
  if (max <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [1, 2, 5, 10].find((each) => each * power >= max) ?? 10;
  return step * power;
}

export interface Column {
  x: number;
  width: number;
  y: number;
  height: number;
}

/** Width of a column as a fraction of the space available for it. */
const FILL = 0.76;

const round = (value: number) => roundTo(value, 100);

/** The middle of a column's horizontal position. */
export function middleOf(index: number, count: number): number {
  return round(((index + 0.5) / count) * 100);
}

/**
 * The stacked parts of a column. Any part other than 0 is visible, however small.
 * @param end the value at the full height
 */
export function stackedColumn(
  values: readonly number[],
  { index, count, end, height }: { index: number; count: number; end: number; height: number },
): Column[] {
  const width = round((100 / count) * FILL);
  const x = round(middleOf(index, count) - width / 2);
  let floor = height;
  return values.map((value) => {
    const tall = value === 0 ? 0 : Math.max(1, round((value / end) * height));
    floor = round(floor - tall);
    return { x, width, y: floor, height: tall };
  });
}

/** The columns to label on an axis with this many columns, according to the space available. */
export function tickPlaces(count: number, most: number): number[] {
  const step = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** The vertical position from the top of a value between 0 and 1. */
export function depthOf(share: number, height: number): number {
  return round((1 - share) * height);
}

/** The colour level for a count: 0 for none, 4 for the maximum. */
export function levelOf(count: number, most: number): number {
  return count <= 0 ? 0 : Math.max(1, Math.ceil((count / most) * 4));
}
