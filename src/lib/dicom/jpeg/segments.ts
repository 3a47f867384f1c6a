import { Refusal } from '../refusal.ts';
import { type HuffmanTable, huffmanTable } from './bits.ts';

export interface Component {
  id: number;
  /** Sampling factors, across and down. */
  h: number;
  v: number;
  quantization: number;
}

export interface FrameHeader {
  /** Third number of the SOF marker: 0 baseline, 1 extended, 2 progressive, 3 lossless. */
  process: number;
  precision: number;
  rows: number;
  columns: number;
  components: Component[];
}

export interface ScanHeader {
  components: { index: number; dc: number; ac: number }[];
  /** Spectral selection and successive approximation; predictor and point transform when lossless. */
  start: number;
  end: number;
  high: number;
  low: number;
}

/** The tables defined by the markers so far. */
export interface Tables {
  quantization: Uint16Array[];
  dc: HuffmanTable[];
  ac: HuffmanTable[];
  restartInterval: number;
  /** Adobe's colour transform (0 none, 1 YCbCr), if given. */
  adobe: number | undefined;
  jfif: boolean;
}

/** Order of coefficients in a block. */
export const ZIGZAG = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
]);

export function emptyTables(): Tables {
  return { quantization: [], dc: [], ac: [], restartInterval: 0, adobe: undefined, jfif: false };
}

/** The content of the segment at `at` (after its marker). */
export function segmentAt(bytes: Uint8Array, at: number): Uint8Array {
  const length = (bytes[at]! << 8) | bytes[at + 1]!;
  if (!(length >= 2) || at + length > bytes.length) throw new Refusal('truncated');
  return bytes.subarray(at + 2, at + length);
}

/** Reads a segment other than a frame or scan header; unknown segments are ignored. */
export function readTables(tables: Tables, marker: number, data: Uint8Array): void {
  if (marker === 0xdb) readQuantization(tables, data);
  else if (marker === 0xc4) readHuffman(tables, data);
  else if (marker === 0xdd) tables.restartInterval = (data[0]! << 8) | data[1]!;
  else if (marker === 0xe0 && ascii(data, 4) === 'JFIF') tables.jfif = true;
  else if (marker === 0xee && ascii(data, 5) === 'Adobe' && data.length >= 12) tables.adobe = data[11];
}

function ascii(data: Uint8Array, length: number): string {
  return String.fromCharCode(...data.subarray(0, length));
}

function readQuantization(tables: Tables, data: Uint8Array): void {
  for (let at = 0; at < data.length; ) {
    const head = data[at++]!;
    const width = head >> 4 === 0 ? 1 : 2;
    if (at + 64 * width > data.length) throw new Refusal('truncated');
    const table = new Uint16Array(64);
    for (let i = 0; i < 64; i++, at += width) {
      table[ZIGZAG[i]!] = width === 1 ? data[at]! : (data[at]! << 8) | data[at + 1]!;
    }
    tables.quantization[head & 15] = table;
  }
}

function readHuffman(tables: Tables, data: Uint8Array): void {
  for (let at = 0; at + 17 <= data.length; ) {
    const head = data[at]!;
    const counts = data.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    at += 17;
    if (total > 256 || at + total > data.length) throw new Refusal('damaged');
    (head >> 4 === 0 ? tables.dc : tables.ac)[head & 15] = huffmanTable(
      counts,
      data.subarray(at, at + total),
    );
    at += total;
  }
}

export function readFrameHeader(marker: number, data: Uint8Array): FrameHeader {
  const count = data[5] ?? 0;
  if ((count !== 1 && count !== 3) || data.length < 6 + 3 * count) throw new Refusal('unsupported_pixels');
  const components = Array.from({ length: count }, (_, i) => {
    const [id, factors, quantization] = data.subarray(6 + 3 * i, 9 + 3 * i) as unknown as [
      number,
      number,
      number,
    ];
    return { id, h: factors >> 4, v: factors & 15, quantization };
  });
  if (components.some(({ h, v }) => h < 1 || h > 4 || v < 1 || v > 4)) throw new Refusal('damaged');
  const [rows, columns] = [(data[1]! << 8) | data[2]!, (data[3]! << 8) | data[4]!];
  return { process: marker - 0xc0, precision: data[0]!, rows, columns, components };
}

export function readScanHeader(data: Uint8Array, frame: FrameHeader): ScanHeader {
  const count = data[0] ?? 0;
  if (count < 1 || count > frame.components.length || data.length < 4 + 2 * count)
    throw new Refusal('damaged');
  const components = Array.from({ length: count }, (_, i) => {
    const index = frame.components.findIndex(({ id }) => id === data[1 + 2 * i]);
    if (index < 0) throw new Refusal('damaged');
    const tables = data[2 + 2 * i]!;
    return { index, dc: tables >> 4, ac: tables & 15 };
  });
  const [start, end, steps] = data.subarray(1 + 2 * count) as unknown as [number, number, number];
  return { components, start, end, high: steps >> 4, low: steps & 15 };
}
