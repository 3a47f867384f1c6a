import { encode } from 'uqr';
import type { SquareDrawing } from '../own-screen.ts';

/** Squares around the code that stay light: scanners need four (ISO/IEC 18004). */
const QUIET = 4;

/** Draws a text as a QR code. */
export function drawCode(text: string): SquareDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
