import { roundTo } from '#lib/platform/numbers.ts';

/**
 * Where the parts of a chart lie: across in percent of its width, which the page sets, and down in pixels, so that
 * words keep their size on a phone.
 */

/** The smallest end of an axis that is easily read and not below a value: 1, 2, 5, 10, 20, 50 … */
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

/** The fraction of a column's place that it fills. */
const FILL = 0.76;

const round = (value: number) => roundTo(value, 100);

/** The position of a column among this many: its middle. */
export function middleOf(index: number, count: number): number {
  return round(((index + 0.5) / count) * 100);
}

/**
 * The stacked parts of a column. A part that is not 0 is visible, however small.
 * @param end the value of the full height
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

/** The columns that an axis of this many columns labels: about as many as there is room for. */
export function tickPlaces(count: number, most: number): number[] {
  const step = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** The distance of a value from 0 to 1 from the top. */
export function depthOf(share: number, height: number): number {
  return round((1 - share) * height);
}

/** The level 0 to 4 that shows a count: 0 for none, 4 for the greatest. */
export function levelOf(count: number, most: number): number {
  return count <= 0 ? 0 : Math.max(1, Math.ceil((count / most) * 4));
}
