/** Grey levels of a picture, one byte per pixel. */
export interface Greys {
  rows: number;
  columns: number;
  greys: Uint8Array;
}

/** Minimum difference in grey levels between a stroke and its surroundings. */
const CONTRAST = 56;
/** Radius, in pixels, of the neighbourhood searched for the darkest and lightest values. */
const REACH = 5;

/** Pixels brighter than the mean of the darkest and the lightest in their neighbourhood, if these differ enough. */
export function brightPixels({ rows, columns, greys }: Greys): Uint8Array {
  const light = lightest(greys, rows, columns);
  const dark = lightest(
    greys.map((grey) => 255 - grey),
    rows,
    columns,
  );
  const out = new Uint8Array(greys.length);
  for (let at = 0; at < out.length; at++) {
    const [low, high] = [255 - dark[at]!, light[at]!];
    if (high - low >= CONTRAST && greys[at]! * 2 > high + low) out[at] = 1;
  }
  return out;
}

/** Maximum of the 11 × 11 pixels around each pixel: along the rows, then along the columns. */
function lightest(greys: Uint8Array, rows: number, columns: number): Uint8Array {
  return along(along(greys, 1, columns), columns, rows);
}

/** Maximum of 11 neighbours in a direction: of 2, of 4, of 8, then of two overlapping groups of 8. */
function along(greys: Uint8Array, step: number, length: number): Uint8Array {
  let from = greys;
  for (const reach of [1, 2, 4, 3]) from = greatest(from, reach * step);
  return shifted(from, step, length);
}

function greatest(from: Uint8Array, distance: number): Uint8Array {
  const out = from.slice();
  for (let at = 0; at + distance < out.length; at++) {
    const other = from[at + distance]!;
    if (other > out[at]!) out[at] = other;
  }
  return out;
}

/** Moves each value from the first of its neighbours to the middle one; ends take the nearest value. */
function shifted(from: Uint8Array, step: number, length: number): Uint8Array {
  const out = new Uint8Array(from.length);
  const reach = Math.min(REACH, Math.max(0, length - 1)) * step;
  for (let at = 0; at < out.length; at++) out[at] = from[Math.max(0, at - reach)]!;
  return out;
}
