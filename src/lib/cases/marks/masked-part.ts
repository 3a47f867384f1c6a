/** Whether blacked-out places have the shape that masks leave: rectangles. */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Maximum number of rectangles in one masked part: masks may overlap; a program's cut-out has an irregular outline. */
const RECTANGLES_MAX = 3;

/** The places connected with a place, also diagonally, in ascending order; `seen` marks them as visited. */
function partFrom(first: number, places: Uint8Array, seen: Uint8Array, columns: number): number[] {
  const rows = places.length / columns;
  const part = [first];
  seen[first] = 1;
  for (let next = 0; next < part.length; next++) {
    const [x, y] = [part[next]! % columns, Math.floor(part[next]! / columns)];
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
        const at = row * columns + column;
        if (!places[at] || seen[at]) continue;
        seen[at] = 1;
        part.push(at);
      }
  }
  return part.sort((a, b) => a - b);
}

function boxOf(part: readonly number[], columns: number): Box {
  const box = { left: columns, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  for (const at of part) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The largest black rectangle in a box that includes a given place of its first row. */
function largestFrom(first: number, box: Box, black: Uint8Array, columns: number): Box {
  const [x, top] = [first % columns, Math.floor(first / columns)];
  let { left, right } = box;
  let largest = { left: x, right: x, top, bottom: top };
  let most = 0;
  for (let bottom = top; bottom <= box.bottom && black[bottom * columns + x]; bottom++) {
    const isBlack = (column: number) => black[bottom * columns + column] === 1;
    let [from, to] = [x, x];
    while (from > left && isBlack(from - 1)) from -= 1;
    while (to < right && isBlack(to + 1)) to += 1;
    [left, right] = [from, to];
    const area = (right - left + 1) * (bottom - top + 1);
    if (area > most) [most, largest] = [area, { left, right, top, bottom }];
  }
  return largest;
}

function isCovered(part: readonly number[], black: Uint8Array, columns: number): boolean {
  const box = boxOf(part, columns);
  let rest = part;
  for (let count = 0; count < RECTANGLES_MAX && rest.length > 0; count++) {
    const { left, right, top, bottom } = largestFrom(rest[0]!, box, black, columns);
    rest = rest.filter((at) => {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      return x < left || x > right || y < top || y > bottom;
    });
  }
  return rest.length === 0;
}

/**
 * Whether masks explain why an image of this many columns differs from another: `changed` is 1 where they differ,
 * `black` is 1 where the value is that of masks (in some places it may have been so before).
 */
export function isMasked(changed: Uint8Array, black: Uint8Array, columns: number): boolean {
  const seen = new Uint8Array(changed.length);
  for (let at = changed.indexOf(1); at >= 0; at = changed.indexOf(1, at + 1))
    if (!seen[at] && !isCovered(partFrom(at, changed, seen, columns), black, columns)) return false;
  return true;
}
