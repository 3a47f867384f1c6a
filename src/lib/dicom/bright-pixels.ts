/** Greys of a picture, one byte a pixel. */
export interface Greys {
  rows: number;
  columns: number;
  greys: Uint8Array;
}

/** By how many greys a stroke differs from its surroundings. */
const CONTRAST = 56;
/** How far around a pixel dark and light are searched for. */
const REACH = 5;

/** Pixels brighter than the middle of the darkest and the lightest around them, where these differ enough. */
export function standingOut({ rows, columns, greys }: Greys): Uint8Array {
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

/** Greatest value of the 11 × 11 pixels around each: along the rows, then along the columns. */
function lightest(greys: Uint8Array, rows: number, columns: number): Uint8Array {
  return along(along(greys, 1, columns), columns, rows);
}

/** Greatest of 11 neighbours in a direction: of 2, of 4, of 8, then of two overlapping eights. */
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

/** Brings each value from the first of its neighbours to the middle one; ends take the nearest there is. */
function shifted(from: Uint8Array, step: number, length: number): Uint8Array {
  const out = new Uint8Array(from.length);
  const reach = Math.min(REACH, Math.max(0, length - 1)) * step;
  for (let at = 0; at < out.length; at++) out[at] = from[Math.max(0, at - reach)]!;
  return out;
}
