import { Refusal } from '../refusal.ts';
import { readLossless } from './lossless.ts';
import { enlarge, samplesOf } from './samples.ts';
import { type Plane, planesOf, readScan } from './scan.ts';
import {
  emptyTables,
  type FrameHeader,
  readFrameHeader,
  readScanHeader,
  readTables,
  segmentAt,
  type Tables,
} from './segments.ts';

export interface JpegImage {
  rows: number;
  columns: number;
  samples: 1 | 3;
  precision: number;
  /** Interleaved. */
  pixels: Uint8Array | Uint16Array;
  /** Whether the colours are Y Cb Cr, if the file itself says. */
  ybr: boolean | undefined;
}

/** Maximum number of scans in a progressive image. */
const SCANS_MAX = 200;

/**
 * Decodes a JPEG of 8 or 12 bits (baseline, extended, progressive) or up to 16 (lossless), without
 * colour conversion. `expected` limits the work: images of another size are refused.
 */
export function decodeJpeg(
  bytes: Uint8Array,
  expected: { rows: number; columns: number; samples: number },
): JpegImage {
  const tables = emptyTables();
  let frame: FrameHeader | undefined;
  let planes: Plane[] = [];
  let lossless: Uint16Array | undefined;
  let scans = 0;
  for (let at = 2; ; ) {
    while (at < bytes.length && !(bytes[at] === 0xff && bytes[at + 1]! >= 0xc0 && bytes[at + 1] !== 0xff))
      at++;
    const marker = bytes[at + 1];
    at += 2;
    if (marker === undefined || marker === 0xd9) break;
    if (marker >= 0xd0 && marker <= 0xd8) continue;
    const data = segmentAt(bytes, at);
    at += data.length + 2;
    if (marker >= 0xc0 && marker <= 0xc3) {
      if (frame) throw new Refusal('damaged');
      frame = readFrameHeader(marker, data);
      checkFrame(frame, expected);
      if (frame.process === 3)
        lossless = new Uint16Array(frame.rows * frame.columns * frame.components.length);
      else planes = planesOf(frame);
    } else if (marker > 0xc4 && marker < 0xd0 && marker !== 0xc8 && marker !== 0xcc) {
      throw new Refusal('unsupported_syntax');
    } else if (marker === 0xda) {
      if (!frame || ++scans > SCANS_MAX) throw new Refusal('damaged');
      const header = readScanHeader(data, frame);
      at = lossless
        ? readLossless(bytes, at, frame, tables, header, lossless)
        : readScan(bytes, at, frame, planes, tables, header);
    } else readTables(tables, marker, data);
  }
  if (!frame || scans === 0) throw new Refusal('truncated');
  const pixels = lossless ? narrowed(lossless, frame.precision) : assemble(frame, planes, tables);
  const { rows, columns, precision, components } = frame;
  return {
    rows,
    columns,
    precision,
    samples: components.length as 1 | 3,
    pixels,
    ybr: saysYbr(frame, tables),
  };
}

function checkFrame(frame: FrameHeader, expected: { rows: number; columns: number; samples: number }): void {
  const { rows, columns, precision, process, components } = frame;
  if (rows !== expected.rows || columns !== expected.columns) throw new Refusal('damaged');
  if (components.length !== expected.samples) throw new Refusal('damaged');
  const fits =
    process === 3 ? precision >= 2 && precision <= 16 : precision === 8 || (precision === 12 && process > 0);
  if (!fits) throw new Refusal('unsupported_pixels');
}

function narrowed(values: Uint16Array, precision: number): Uint8Array | Uint16Array {
  return precision <= 8 ? Uint8Array.from(values) : values;
}

function assemble(frame: FrameHeader, planes: Plane[], tables: Tables): Uint8Array | Uint16Array {
  const { rows, columns, components, precision } = frame;
  const samples = components.length;
  const hMax = Math.max(...components.map(({ h }) => h));
  const vMax = Math.max(...components.map(({ v }) => v));
  const pixels = new (precision === 8 ? Uint8Array : Uint16Array)(rows * columns * samples);
  components.forEach(({ h, v, quantization }, sample) => {
    const table = tables.quantization[quantization];
    if (!table) throw new Refusal('damaged');
    const small = samplesOf(planes[sample]!, table, precision);
    const { values, columns: width } = enlarge(small, hMax / h, vMax / v);
    for (let y = 0, to = sample; y < rows; y++) {
      for (let x = 0; x < columns; x++, to += samples) pixels[to] = values[y * width + x]!;
    }
  });
  return pixels;
}

function saysYbr({ components }: FrameHeader, { adobe, jfif }: Tables): boolean | undefined {
  if (components.length !== 3) return false;
  if (adobe !== undefined) return adobe === 1;
  if (jfif) return true;
  const named = String.fromCharCode(...components.map(({ id }) => id));
  return named === 'RGB' ? false : undefined;
}
