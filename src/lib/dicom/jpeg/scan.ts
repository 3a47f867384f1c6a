import { Refusal } from '../refusal.ts';
import { BitReader, type HuffmanTable } from './bits.ts';
import { type FrameHeader, type ScanHeader, type Tables, ZIGZAG } from './segments.ts';

/** Coefficients of one colour component, block by block, 64 each by rows. */
export interface Plane {
  /** Numbers of blocks across and down, including complete units of the interleaved scan. */
  blocksAcross: number;
  blocksDown: number;
  /** Size in samples, before upsampling. */
  columns: number;
  rows: number;
  coefficients: Int16Array;
  /** Last DC value, for the next difference. */
  predicted: number;
}

export function planesOf({ rows, columns, components }: FrameHeader): Plane[] {
  const hMax = Math.max(...components.map(({ h }) => h));
  const vMax = Math.max(...components.map(({ v }) => v));
  const across = Math.ceil(columns / (8 * hMax));
  const down = Math.ceil(rows / (8 * vMax));
  return components.map(({ h, v }) => ({
    blocksAcross: across * h,
    blocksDown: down * v,
    columns: Math.ceil((columns * h) / hMax),
    rows: Math.ceil((rows * v) / vMax),
    coefficients: new Int16Array(across * h * down * v * 64),
    predicted: 0,
  }));
}

/** State of a progressive AC scan, shared by its blocks. */
interface Scan extends ScanHeader {
  reader: BitReader;
  /** Number of blocks still to skip, which have no further coefficients in this band. */
  bandEnd: number;
}

type ReadBlock = (scan: Scan, plane: Plane, at: number, dc: HuffmanTable, ac: HuffmanTable) => void;

/** Reads a scan into the planes; returns its end position. */
export function readScan(
  bytes: Uint8Array,
  at: number,
  frame: FrameHeader,
  planes: Plane[],
  tables: Tables,
  header: ScanHeader,
): number {
  const scan: Scan = { ...header, reader: new BitReader(bytes, at), bandEnd: 0 };
  const readBlock = blockReader(frame.process === 2, scan);
  const parts = header.components.map(({ index, dc, ac }) => {
    const plane = planes[index]!;
    plane.predicted = 0;
    return { plane, component: frame.components[index]!, dc: tables.dc[dc]!, ac: tables.ac[ac]! };
  });
  const first = parts[0]!;
  const alone = parts.length === 1;
  const across = alone ? Math.ceil(first.plane.columns / 8) : first.plane.blocksAcross / first.component.h;
  const down = alone ? Math.ceil(first.plane.rows / 8) : first.plane.blocksDown / first.component.v;
  for (let unit = 0; unit < across * down; unit++) {
    if (tables.restartInterval > 0 && unit > 0 && unit % tables.restartInterval === 0) {
      scan.reader.restart();
      scan.bandEnd = 0;
      for (const { plane } of parts) plane.predicted = 0;
    }
    const [row, column] = [Math.floor(unit / across), unit % across];
    for (const { plane, component, dc, ac } of parts) {
      const [h, v] = alone ? [1, 1] : [component.h, component.v];
      for (let y = 0; y < v; y++) {
        for (let x = 0; x < h; x++) {
          const block = (row * v + y) * plane.blocksAcross + column * h + x;
          readBlock(scan, plane, block * 64, dc, ac);
        }
      }
    }
  }
  return scan.reader.at;
}

function blockReader(progressive: boolean, { start, high }: Scan): ReadBlock {
  if (!progressive) return readSequential;
  if (start === 0) return high === 0 ? readFirstDc : refineDc;
  return high === 0 ? readFirstAc : refineAc;
}

function need(table: HuffmanTable | undefined): HuffmanTable {
  if (!table) throw new Refusal('damaged');
  return table;
}

function readSequential(
  { reader }: Scan,
  plane: Plane,
  at: number,
  dc: HuffmanTable,
  ac: HuffmanTable,
): void {
  plane.predicted += reader.signed(Math.min(16, reader.symbol(need(dc))));
  plane.coefficients[at] = plane.predicted;
  need(ac);
  for (let k = 1; k < 64; k++) {
    const symbol = reader.symbol(ac);
    const size = symbol & 15;
    if (size === 0 && symbol >> 4 < 15) return;
    k += symbol >> 4;
    if (k > 63) return;
    if (size > 0) plane.coefficients[at + ZIGZAG[k]!] = reader.signed(size);
  }
}

function readFirstDc({ reader, low }: Scan, plane: Plane, at: number, dc: HuffmanTable): void {
  plane.predicted += reader.signed(Math.min(16, reader.symbol(need(dc))));
  plane.coefficients[at] = plane.predicted << low;
}

function refineDc({ reader, low }: Scan, plane: Plane, at: number): void {
  plane.coefficients[at] = plane.coefficients[at]! | (reader.bits(1) << low);
}

function readFirstAc(scan: Scan, plane: Plane, at: number, _dc: HuffmanTable, ac: HuffmanTable): void {
  const { reader, start, end, low } = scan;
  if (scan.bandEnd > 0) {
    scan.bandEnd--;
    return;
  }
  need(ac);
  for (let k = start; k <= Math.min(end, 63); k++) {
    const symbol = reader.symbol(ac);
    const [run, size] = [symbol >> 4, symbol & 15];
    if (size === 0 && run < 15) {
      scan.bandEnd = (1 << run) - 1 + reader.bits(run);
      return;
    }
    k += run;
    if (size > 0 && k < 64) plane.coefficients[at + ZIGZAG[k]!] = reader.signed(size) << low;
  }
}

/** Adds one bit of precision to the coefficients of a band, and new coefficients of magnitude 1 (T.81 § G.1.2.3). */
function refineAc(scan: Scan, plane: Plane, at: number, _dc: HuffmanTable, ac: HuffmanTable): void {
  const { reader, start, low } = scan;
  const { coefficients } = plane;
  const end = Math.min(scan.end, 63);
  const bit = 1 << low;
  const refine = (where: number) => {
    const value = coefficients[where]!;
    if (reader.bits(1) === 1 && (value & bit) === 0) coefficients[where] = value + (value > 0 ? bit : -bit);
  };
  let k = start;
  while (scan.bandEnd === 0 && k <= end) {
    const symbol = reader.symbol(need(ac));
    let run = symbol >> 4;
    const size = symbol & 15;
    if (size === 0 && run < 15) {
      scan.bandEnd = (1 << run) + reader.bits(run);
      break;
    }
    const fresh = size === 0 ? 0 : reader.bits(1) === 1 ? bit : -bit;
    for (; k <= end; k++) {
      const where = at + ZIGZAG[k]!;
      if (coefficients[where] !== 0) refine(where);
      else if (run-- === 0) break;
    }
    if (fresh !== 0 && k <= end) coefficients[at + ZIGZAG[k]!] = fresh;
    k++;
  }
  if (scan.bandEnd === 0) return;
  for (; k <= end; k++) if (coefficients[at + ZIGZAG[k]!] !== 0) refine(at + ZIGZAG[k]!);
  scan.bandEnd--;
}
