/** A frame as docs/frame-format.md tells it, decoded apart from the product's own code. */
export interface Frame {
  rows: number;
  columns: number;
  values: Int16Array;
}

export function decodeFrame(bytes: Buffer): Frame {
  const [rows, columns] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
  const size = rows * columns;
  const values = new Int16Array(size);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      const folded = bytes[16 + i]! + 256 * bytes[16 + size + i]!;
      const distance = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
      const [a, b, c] = [values[i - 1] ?? 0, values[i - columns] ?? 0, values[i - columns - 1] ?? 0];
      let promise = [a, b, a + b - c].sort((p, q) => p - q)[1]!;
      if (y === 0) promise = x === 0 ? 0 : a;
      else if (x === 0) promise = b;
      values[i] = promise + distance;
    }
  }
  return { rows, columns, values };
}
