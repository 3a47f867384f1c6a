import { type DataSet, TAG } from './data-set.ts';
import { inflate } from './inflate.ts';
import { isVr, readElements, type Syntax } from './read-elements.ts';
import { Refusal } from './refusal.ts';
import { textOf } from './values.ts';

/** Maximum size of a file in bytes, compressed or not. */
export const FILE_BYTES_MAX = 1 << 30;

const IMPLICIT = '1.2.840.10008.1.2';
const EXPLICIT = '1.2.840.10008.1.2.1';
const DEFLATED = '1.2.840.10008.1.2.1.99';
const BIG_ENDIAN = '1.2.840.10008.1.2.2';
const DIRECTORY = '1.2.840.10008.1.3.10';
const DIRECTORY_RECORDS = 0x00041220;
const ENCRYPTED_ATTRIBUTES = 0x04000500;
const PIXELS = new Set<number>([TAG.pixelData, TAG.floatPixelData, TAG.doublePixelData]);
const PREAMBLE = 128;
/** Maximum group of the first element: data sets start with low groups, so their zero byte reveals the byte order. */
const FIRST_GROUP_MAX = 0x0028;

export interface DicomFile {
  transferSyntax: string;
  dataSet: DataSet;
  /** Whether reading stopped before the pixels, as requested. */
  stopped: boolean;
}

/**
 * Reads a file's structure, whether or not it has a preamble and meta information. With `header`, reading stops before
 * the pixels. Throws `Refusal`.
 */
export async function readFile(bytes: Uint8Array, header = false): Promise<DicomFile> {
  if (bytes.length > FILE_BYTES_MAX) throw new Refusal('too_large');
  const start = startOf(bytes);
  const { transferSyntax, at } = readMeta(bytes, start);
  const deflated = transferSyntax === DEFLATED;
  const body = deflated ? await inflate(bytes.subarray(at), FILE_BYTES_MAX) : bytes;
  const from = deflated ? 0 : at;
  const syntax = guessSyntax(body, from, transferSyntax);
  if (!syntax) throw new Refusal(start > 0 ? 'damaged' : 'not_dicom');
  let stopped = false;
  const wanted = (tag: number) => {
    stopped ||= header && PIXELS.has(tag);
    return !stopped;
  };
  const { dataSet } = readElements(body, from, syntax, wanted);
  if (dataSet.elements.has(DIRECTORY_RECORDS)) throw new Refusal('dicomdir');
  const hasPixels = stopped || dataSet.elements.has(TAG.pixelData);
  if (dataSet.elements.has(ENCRYPTED_ATTRIBUTES) && !hasPixels) throw new Refusal('encrypted');
  return { transferSyntax: transferSyntax || guessedName(syntax), dataSet, stopped };
}

function guessedName({ explicit, littleEndian }: Syntax): string {
  return explicit ? (littleEndian ? EXPLICIT : BIG_ENDIAN) : IMPLICIT;
}

function startOf(bytes: Uint8Array): number {
  const magic = String.fromCharCode(...bytes.subarray(PREAMBLE, PREAMBLE + 4));
  return magic === 'DICM' ? PREAMBLE + 4 : 0;
}

/** Reads the meta information (group 0002), always explicit little endian; its stated length is often wrong. */
function readMeta(bytes: Uint8Array, start: number): { transferSyntax: string; at: number } {
  if (bytes[start] !== 2 || bytes[start + 1] !== 0) return { transferSyntax: '', at: start };
  const explicit = isVr(String.fromCharCode(bytes[start + 4]!, bytes[start + 5]!));
  const syntax = { littleEndian: true, explicit };
  const { dataSet, end } = readElements(bytes, start, syntax, (tag) => tag >>> 16 === 2);
  if (textOf(dataSet, 0x00020002) === DIRECTORY) throw new Refusal('dicomdir');
  return { transferSyntax: textOf(dataSet, 0x00020010) ?? '', at: end };
}

/**
 * Determines the transfer syntax from the first element, since files with missing or wrong meta information are
 * common. Undefined when the bytes are not a data set.
 */
function guessSyntax(bytes: Uint8Array, at: number, declared: string): Syntax | undefined {
  if (at + 8 > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = view.getUint16(at, true);
  const big = view.getUint16(at, false);
  const telling = Math.min(little, big) <= FIRST_GROUP_MAX && little !== big;
  if (!telling && !declared) return undefined;
  const littleEndian = telling ? little < big : declared !== BIG_ENDIAN;
  if (isVr(String.fromCharCode(bytes[at + 4]!, bytes[at + 5]!))) return { explicit: true, littleEndian };
  // No DICOM transfer syntax is implicit big endian.
  return littleEndian ? { explicit: false, littleEndian } : undefined;
}
