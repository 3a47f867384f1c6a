import jsQR from 'jsqr';

/** Pixels of a side of one square. */
const SCALE = 4;

/**
 * Reads a drawn QR code with a decoder that shares nothing with what drew it.
 * @returns its text, or null when there is none to read
 */
export function readCode({ size, path }: { size: number; path: string }): string | null {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4;
      for (let pixel = 0; pixel < Number(length) * SCALE; pixel += 1) {
        pixels.fill(0, start + pixel * 4, start + pixel * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data ?? null;
}

/** The QR codes of a page, read. */
export function readCodes(html: string): (string | null)[] {
  const drawings = html.matchAll(/<svg class="qr[^>]*viewBox="0 0 (\d+) \d+"[^>]*><path d="([^"]*)"/g);
  return [...drawings].map(([, size, path = '']) => readCode({ size: Number(size), path }));
}
