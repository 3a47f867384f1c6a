import { roundTo } from '#lib/platform/numbers.ts';

/**
 * Where things of a chart lie: across in percent of its width, which is the page's to give, and down in pixels, so that
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

/** How much of a column's place it fills. */
const FILL = 0.76;

const round = (value: number) => roundTo(value, 100);

/** Where a column stands among so many: its middle. */
export function middleOf(index: number, count: number): number {
  return round(((index + 0.5) / count) * 100);
}

/**
 * The parts of a column, one on the other. A part that is not 0 is seen, however small.
 * @param end what the full height stands for
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

/** The places at which an axis of so many columns says what they are: about as many as there is room for. */
export function tickPlaces(count: number, most: number): number[] {
  const step = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** How high a value from 0 to 1 stands, from the top. */
export function depthOf(share: number, height: number): number {
  return round((1 - share) * height);
}

/** Which of the levels 0 to 4 a count is shown by: 0 for nothing, 4 for the most. */
export function levelOf(count: number, most: number): number {
  return count <= 0 ? 0 : Math.max(1, Math.ceil((count / most) * 4));
}
