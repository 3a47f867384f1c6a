/** The format of a compressed frame, detected from its first bytes: the transfer syntax is not always right. */

export type CodestreamKind = 'jpeg' | 'jpeg-ls' | 'jpeg-2000' | 'htj2k';

export interface CodestreamSize {
  rows: number;
  columns: number;
  samples: number;
  /** Whether the codec itself converts the colours back to RGB. */
  colourTransform: boolean;
}

const JPEG_LS_FRAME = 0xf7;
const JP2_SIGNATURE = [0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20];

export function kindOf(bytes: Uint8Array): CodestreamKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    return segments(bytes).some(({ marker }) => marker === JPEG_LS_FRAME) ? 'jpeg-ls' : 'jpeg';
  }
  if (JP2_SIGNATURE.every((byte, i) => bytes[i] === byte)) return 'jpeg-2000';
  if (bytes[0] !== 0xff || bytes[1] !== 0x4f) return undefined;
  return segments(bytes).some(({ marker }) => marker === 0x50) ? 'htj2k' : 'jpeg-2000';
}

/** The size in the codestream's header, so that a frame of another size is refused before it is decoded. */
export function sizeOf(kind: CodestreamKind, whole: Uint8Array): CodestreamSize | undefined {
  const bytes = kind === 'jpeg-2000' ? withoutContainer(whole) : whole;
  const parts = segments(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (kind === 'jpeg-ls') {
    const frame = parts.find(({ marker }) => marker === JPEG_LS_FRAME);
    if (!frame || frame.at + 8 > bytes.length) return undefined;
    const [rows, columns] = [view.getUint16(frame.at + 3), view.getUint16(frame.at + 5)];
    return { rows, columns, samples: bytes[frame.at + 7]!, colourTransform: false };
  }
  const size = parts.find(({ marker }) => marker === 0x51);
  if (!size || size.at + 38 > bytes.length) return undefined;
  const across = view.getUint32(size.at + 4) - view.getUint32(size.at + 12);
  const down = view.getUint32(size.at + 8) - view.getUint32(size.at + 16);
  const coding = parts.find(({ marker }) => marker === 0x52);
  const colourTransform = coding !== undefined && bytes[coding.at + 6] === 1;
  return { rows: down, columns: across, samples: view.getUint16(size.at + 36), colourTransform };
}

/**
 * Repairs a JPEG 2000 header whose capabilities and width were overwritten by a delimiter, if its tile
 * size, which comes later, still has the size that the data set states.
 */
export function repairImageSize(bytes: Uint8Array, rows: number, columns: number): Uint8Array {
  const at = 4;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < at + 38 || bytes[0] !== 0xff || bytes[3] !== 0x51) return bytes;
  const tile = view.getUint32(at + 20) === columns && view.getUint32(at + 24) === rows;
  if (!tile || view.getUint32(at + 8) !== rows || view.getUint32(at + 4) <= columns) return bytes;
  const mended = bytes.slice();
  new DataView(mended.buffer).setUint32(at + 4, columns);
  mended.fill(0, at + 2, at + 4);
  return mended;
}

/** The codestream of a JP2 file, which stores it in a box. */
function withoutContainer(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === 0xff) return bytes;
  for (let i = 8; i + 4 < Math.min(bytes.length, 4096); i++) {
    if (bytes[i] === 0xff && bytes[i + 1] === 0x4f && bytes[i + 2] === 0xff && bytes[i + 3] === 0x51)
      return bytes.subarray(i);
  }
  return bytes.subarray(0, 0);
}

/** Segments of the main header, up to the first scan or tile; `at` is the position of their length field. */
function segments(bytes: Uint8Array): { marker: number; at: number }[] {
  const found: { marker: number; at: number }[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && found.length < 200; ) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    found.push({ marker, at: at + 2 });
    if (marker === 0xda || marker === 0x90) break;
    at += 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
  }
  return found;
}
