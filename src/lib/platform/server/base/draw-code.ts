import { encode } from 'uqr';
import type { SquareDrawing } from '../../square-drawing.ts';

/** Width of the light border, in modules: scanners need four (ISO/IEC 18004). */
const QUIET = 4;

/** The dark runs of a row as rectangles: fewer shapes than one square per module. */
function runsOf(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    runs.push(`M${start} ${y}h${x + 1 - start}v1H${start}z`);
  }
  return runs;
}

/** Draws a text as a QR code. */
export function drawCode(text: string): SquareDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return { size, path: data.flatMap(runsOf).join('') };
}
