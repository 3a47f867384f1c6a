import type { CalibratedRegion } from '#lib/imaging/calibrated-region.ts';
import { ALLOWED_TAGS, type KeptAttributes } from './attributes/allow-list.ts';
import { sendableAttributes } from './attributes.ts';
import { decoderFor } from './charset.ts';
import { type DataSet, type Element, TAG } from './data-set.ts';
import { bytesOf } from './values.ts';

/** The attributes of a file that are shown to its author before anything is sent. This summary is never sent. */

export interface KeptLine {
  keyword: string;
  value: string;
}

export interface LeftLine {
  tag: number;
  /** Depth in sequences, 0 for the data set itself. */
  depth: number;
  value: string;
}

export interface LeftBehind {
  /** Number of all attributes that are not sent, including those in sequences. */
  count: number;
  private: number;
  nested: number;
  /** The first 400 of them, with the beginning of each text. */
  lines: LeftLine[];
}

const LINES_MAX = 400;
const TEXT_MAX = 200;
const TEXT_VRS = new Set('AE AS CS DA DS DT IS LO LT PN SH ST TM UC UI UR UT'.split(' '));
const PIXELS = new Set<number>([TAG.pixelData, TAG.floatPixelData, TAG.doublePixelData]);

export function describeKept(attributes: KeptAttributes): KeptLine[] {
  return Object.entries(sendableAttributes(attributes)).map(([keyword, value]) => ({
    keyword,
    value: Array.isArray(value) ? value.join(' \\ ') : String(value),
  }));
}

/** The calibrated regions of an ultrasound image, each with its edges and pixel size. */
export function describeRegions(regions: readonly CalibratedRegion[]): KeptLine[] {
  return regions.length === 0
    ? []
    : [
        {
          keyword: 'SequenceOfUltrasoundRegions',
          value: regions
            .map(({ x, y, width, height, spacing }) =>
              [`${x} ${y} ${width} ${height}`, ...(spacing ? [spacing.join(' \\ ')] : [])].join(' : '),
            )
            .join(' ; '),
        },
      ];
}

/** Counts and lists the attributes that are not sent: all except the kept ones and the pixels. */
export function describeLeft(dataSet: DataSet): LeftBehind {
  const left: LeftBehind = { count: 0, private: 0, nested: 0, lines: [] };
  walk(dataSet, decoderFor(dataSet), 0, left);
  return left;
}

function walk(
  dataSet: DataSet,
  decode: (bytes: Uint8Array) => string,
  depth: number,
  left: LeftBehind,
): void {
  for (const element of dataSet.elements.values()) {
    const isLength = (element.tag & 0xffff) === 0;
    if (PIXELS.has(element.tag) || isLength) continue;
    if (depth > 0 || ALLOWED_TAGS.get(element.tag)?.use !== 'kept') {
      left.count++;
      if ((element.tag >>> 16) % 2 === 1) left.private++;
      if (depth > 0) left.nested++;
      if (left.lines.length < LINES_MAX)
        left.lines.push({ tag: element.tag, depth, value: shown(dataSet, element, decode) });
    }
    for (const item of element.items ?? []) walk(item, decode, depth + 1, left);
  }
}

function shown(dataSet: DataSet, element: Element, decode: (bytes: Uint8Array) => string): string {
  if (element.items || element.fragments || element.length === 0) return '';
  const bytes = bytesOf(dataSet, element).subarray(0, TEXT_MAX);
  const isText =
    TEXT_VRS.has(element.vr) || ((element.vr === '' || element.vr === 'UN') && isReadable(bytes));
  return isText
    ? decode(bytes)
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : '';
}

const ESCAPE = 27;

function isReadable(bytes: Uint8Array): boolean {
  const plain = (byte: number) =>
    (byte >= 32 && byte !== 127) || byte === 10 || byte === 13 || byte === ESCAPE;
  return bytes.every((byte, i) => plain(byte) || (byte === 0 && i === bytes.length - 1));
}
