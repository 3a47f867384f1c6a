import { allowed } from './attributes/allow-list.ts';
import { readCodes, type Sources } from './attributes.ts';
import type { DataSet } from './data-set.ts';
import type { PixelArray } from './frame.ts';
import { bytesOf, itemsOf, numbersOf } from './values.ts';

/** A lookup table of a modality or VOI LUT sequence (PS3.3 C.11.1, C.11.2). */
export interface LookupTable {
  /** The value that maps to the first entry, as do lower values; values beyond the last entry map to the last. */
  first: number;
  bits: number;
  entries: Uint16Array;
  /** Code of the output unit, '' when not given. */
  type: string;
}

/** The first table of a sequence. `isSigned` tells how to read its first mapped value when the file does not. */
export function lookupTableOf(
  sources: Sources,
  keyword: 'ModalityLUTSequence' | 'VOILUTSequence',
  isSigned: boolean,
): LookupTable | undefined {
  const [item] = sources.flatMap((source) => itemsOf(source, allowed(keyword).tag));
  if (!item) return undefined;
  const { tag } = allowed('LUTDescriptor');
  const vr = item.elements.get(tag)?.vr;
  const signed = vr === 'SS' || (vr !== 'US' && isSigned);
  const [stated, start = 0, bits = 16] = numbersOf(item, tag, 'US').map((word) => word & 0xffff);
  if (stated === undefined || bits < 1 || bits > 16) return undefined;
  const entries = entriesOf(item, stated || 0x10000, bits);
  if (!entries) return undefined;
  const first = signed && start > 0x7fff ? start - 0x10000 : start;
  return { first, bits, entries, type: readCodes([item], 'ModalityLUTType')[0] ?? '' };
}

/** Entries of up to 8 bits are stored one or two per word. */
function entriesOf(item: DataSet, count: number, bits: number): Uint16Array | undefined {
  const element = item.elements.get(allowed('LUTData').tag);
  if (!element || element.items) return undefined;
  const bytes = bytesOf(item, element);
  const isWide = bits > 8 || bytes.length >= count * 2;
  if (bytes.length < count * (isWide ? 2 : 1)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Uint16Array.from({ length: count }, (_, i) =>
    isWide ? view.getUint16(i * 2, item.littleEndian) : bytes[i]!,
  );
}

/** Maps each value through the table, after `slope × value + intercept`. */
export function throughTable(
  pixels: PixelArray,
  { first, bits, entries }: LookupTable,
  slope = 1,
  intercept = 0,
): Uint8Array | Uint16Array {
  const out = bits > 8 ? new Uint16Array(pixels.length) : new Uint8Array(pixels.length);
  const last = entries.length - 1;
  for (let i = 0; i < out.length; i++) {
    const at = Math.round(pixels[i]! * slope + intercept) - first;
    out[i] = entries[at < 0 ? 0 : Math.min(at, last)]!;
  }
  return out;
}

/** The range of values over which a table rises from black to white, for use as a window. */
export function rampOf({ first, bits, entries }: LookupTable): { low: number; high: number } {
  const top = 2 ** bits - 1;
  const [dark, light] = [0.01 * top, 0.99 * top];
  const from = entries.findIndex((entry) => entry > dark);
  const to = entries.findIndex((entry) => entry >= light);
  return { low: first + Math.max(0, from), high: first + (to === -1 ? entries.length - 1 : to) };
}
