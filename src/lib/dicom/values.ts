import type { DataSet, Element } from './data-set.ts';

/** Values of attributes. A missing or unreadable value is `undefined`, never an error. */

const BINARY: Record<string, number> = { US: 2, SS: 2, UL: 4, SL: 4, FL: 4, FD: 8, OW: 2, AT: 2 };
/** Maximum number of numbers in one attribute; longer values are data. */
const NUMBERS_MAX = 4096;
const TEXT_MAX = 1024;
/** A decimal string has at most 16 bytes and a backslash. */
const NUMBERS_TEXT_MAX = NUMBERS_MAX * 17;
const LATIN = new TextDecoder('latin1');

/** Bytes of a value. */
export function bytesOf({ bytes }: DataSet, { at, length }: Element): Uint8Array {
  return bytes.subarray(at, at + length);
}

/** The first characters (1,024 by default) of a text, one character per byte, without padding. */
export function textOf(dataSet: DataSet, tag: number, max = TEXT_MAX): string | undefined {
  const element = dataSet.elements.get(tag);
  if (!element || element.items || element.fragments) return undefined;
  const text = LATIN.decode(bytesOf(dataSet, element).subarray(0, max));
  return text.replace(/[\p{Cc} ]+$/u, '').trimStart();
}

/** Values of a coded text (`A\B`), trimmed; empty ones are kept as empty strings. */
export function codesOf(dataSet: DataSet, tag: number, max = TEXT_MAX): string[] {
  const text = textOf(dataSet, tag, max);
  return text ? text.split('\\').map((code) => code.trim()) : [];
}

/** The numbers of an attribute, by default at most 4,096; `vr` is for files with implicit value representations. */
export function numbersOf(dataSet: DataSet, tag: number, vr: string, most = NUMBERS_MAX): number[] {
  const element = dataSet.elements.get(tag);
  if (!element || element.items || element.fragments) return [];
  const actual = BINARY[element.vr] || element.vr === 'DS' || element.vr === 'IS' ? element.vr : vr;
  const size = BINARY[actual];
  if (!size)
    return codesOf(dataSet, tag, NUMBERS_TEXT_MAX)
      .slice(0, NUMBERS_MAX)
      .map((text) => (NUMBER.test(text) ? Number(text) : Number.NaN));
  const { bytes, littleEndian } = dataSet;
  const view = new DataView(bytes.buffer, bytes.byteOffset + element.at, element.length);
  const count = Math.min(Math.floor(element.length / size), most);
  return Array.from({ length: count }, (_, i) => readNumber(view, i * size, actual, littleEndian));
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/;

function readNumber(view: DataView, at: number, vr: string, little: boolean): number {
  if (vr === 'SS') return view.getInt16(at, little);
  if (vr === 'SL') return view.getInt32(at, little);
  if (vr === 'UL') return view.getUint32(at, little);
  if (vr === 'FL') return view.getFloat32(at, little);
  if (vr === 'FD') return view.getFloat64(at, little);
  return view.getUint16(at, little);
}

/** First number of an attribute; undefined when it is not a number. */
export function numberOf(dataSet: DataSet, tag: number, vr: string): number | undefined {
  const value = numbersOf(dataSet, tag, vr)[0];
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** Items of a sequence. */
export function itemsOf(dataSet: DataSet, tag: number): DataSet[] {
  return dataSet.elements.get(tag)?.items ?? [];
}
