import { Refusal } from '../refusal.ts';
import { BitReader } from './bits.ts';
import type { FrameHeader, ScanHeader, Tables } from './segments.ts';

/** Reads a lossless scan (T.81 § H) into interleaved values of up to 16 bits; returns its end position. */
export function readLossless(
  bytes: Uint8Array,
  at: number,
  frame: FrameHeader,
  tables: Tables,
  header: ScanHeader,
  out: Uint16Array,
): number {
  const { rows, columns, precision, components } = frame;
  if (components.some(({ h, v }) => h !== 1 || v !== 1)) throw new Refusal('unsupported_pixels');
  const reader = new BitReader(bytes, at);
  const samples = components.length;
  const { start: predictor, low: point } = header;
  if (predictor > 7) throw new Refusal('damaged');
  const initial = 1 << (precision - point - 1);
  const parts = header.components.map(({ index, dc }) => ({ index, table: tables.dc[dc]! }));
  if (parts.some(({ table }) => !table)) throw new Refusal('damaged');
  let fresh = 0;
  for (let i = 0; i < rows * columns; i++) {
    if (tables.restartInterval > 0 && i > 0 && i % tables.restartInterval === 0) {
      reader.restart();
      fresh = Math.floor(i / columns);
    }
    const y = Math.floor(i / columns);
    const first = i % columns === 0;
    for (const { index, table } of parts) {
      const to = i * samples + index;
      const left = first ? 0 : out[to - samples]!;
      const up = y === fresh ? 0 : out[to - columns * samples]!;
      let guess: number;
      if (y === fresh) guess = first ? initial : left;
      else if (first) guess = up;
      else guess = predict(predictor, left, up, out[to - (columns + 1) * samples]!);
      out[to] = guess + reader.signed(Math.min(16, reader.symbol(table)));
    }
  }
  if (point > 0) for (let i = 0; i < out.length; i++) out[i] = out[i]! << point;
  return reader.at;
}

/** T.81 table H.1: the value predicted from the neighbours. */
function predict(predictor: number, left: number, up: number, corner: number): number {
  if (predictor === 1) return left;
  if (predictor === 2) return up;
  if (predictor === 3) return corner;
  if (predictor === 4) return left + up - corner;
  if (predictor === 5) return left + ((up - corner) >> 1);
  if (predictor === 6) return up + ((left - corner) >> 1);
  return predictor === 7 ? (left + up) >> 1 : 0;
}
