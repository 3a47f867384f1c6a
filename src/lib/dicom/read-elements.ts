import { type DataSet, type Element, type Fragment, TAG } from './data-set.ts';
import { Refusal } from './refusal.ts';

/** Maximum depth of sequences, greater than in any real report; a hostile file may have thousands. */
const DEPTH_MAX = 32;
/** Maximum number of elements: an enhanced series of 5,000 frames has about 500,000. */
const ELEMENTS_MAX = 1_000_000;
const UNDEFINED = 0xffffffff;
const SHORT_VRS = new Set('AE AS AT CS DA DS DT FD FL IS LO LT PN SH SL SS ST TM UI UL US'.split(' '));
const LONG_VRS = new Set('OB OD OF OL OV OW SQ SV UC UN UR UT UV'.split(' '));

export interface Syntax {
  littleEndian: boolean;
  explicit: boolean;
}

/** The position in a file, and the remaining limits on reading. */
interface Cursor extends Syntax {
  bytes: Uint8Array;
  view: DataView;
  at: number;
  depth: number;
  elementsLeft: number;
}

interface Header {
  tag: number;
  vr: string;
  length: number;
}

export function isVr(vr: string): boolean {
  return SHORT_VRS.has(vr) || LONG_VRS.has(vr);
}

/**
 * Reads the elements from `from` on, while `wanted` returns true (it is called with each tag before its element is
 * read). Lengths beyond the end are refused as `truncated`, except that of top-level pixel data, which is marked;
 * elements after pixel data may be invalid, since they are padding or signatures.
 */
export function readElements(
  bytes: Uint8Array,
  from: number,
  syntax: Syntax,
  wanted: (tag: number) => boolean = () => true,
): { dataSet: DataSet; end: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cursor: Cursor = { bytes, view, at: from, depth: 0, elementsLeft: ELEMENTS_MAX, ...syntax };
  const dataSet: DataSet = { bytes, littleEndian: syntax.littleEndian, elements: new Map() };
  try {
    while (cursor.at + 8 <= bytes.length && wanted(peekTag(cursor, cursor.at))) {
      const element = readElement(cursor, bytes.length);
      if (!element) break;
      dataSet.elements.set(element.tag, element);
    }
  } catch (error) {
    const tooMuch = error instanceof Refusal && error.code.startsWith('too_');
    if (tooMuch) throw error;
    if (isImageless(dataSet)) throw new Refusal('no_image');
    if (!dataSet.elements.has(TAG.pixelData)) throw error;
  }
  return { dataSet, end: cursor.at };
}

/** Elements are in ascending order: a data set that is past the elements describing an image, without any, has none. */
function isImageless({ elements }: DataSet): boolean {
  let last = 0;
  for (const tag of elements.keys()) last = Math.max(last, tag);
  return last > TAG.lastOfImageDescription && !elements.has(TAG.rows);
}

/** Reads one element; undefined at a delimiter (which is consumed). */
function readElement(cursor: Cursor, end: number): Element | undefined {
  if (--cursor.elementsLeft < 0) throw new Refusal('too_many_elements');
  const { tag, vr, length } = readHeader(cursor, end);
  if (tag === TAG.itemEnd || tag === TAG.sequenceEnd) return undefined;
  const element: Element = { tag, vr, at: cursor.at, length };
  if (length === UNDEFINED) {
    readUndefined(cursor, element, end);
    return element;
  }
  if (cursor.at + length > end) {
    if (tag !== TAG.pixelData || cursor.depth > 0) throw new Refusal('truncated');
    element.truncated = true;
    element.length = end - cursor.at;
  }
  const after = cursor.at + element.length;
  if (vr === 'SQ') element.items = readItems(cursor, after);
  else if (vr === '' && tag !== TAG.pixelData) tryItems(cursor, element, after);
  cursor.at = after;
  return element;
}

function peekTag({ view, littleEndian }: Cursor, at: number): number {
  return view.getUint16(at, littleEndian) * 0x10000 + view.getUint16(at + 2, littleEndian);
}

function readHeader(cursor: Cursor, end: number): Header {
  const { view, bytes, littleEndian, at } = cursor;
  if (at + 8 > end) throw new Refusal('truncated');
  const tag = peekTag(cursor, at);
  const vr = cursor.explicit ? String.fromCharCode(bytes[at + 4]!, bytes[at + 5]!) : '';
  if (tag >>> 16 === 0xfffe || !/^[A-Z]{2}$/.test(vr)) {
    cursor.at += 8;
    return { tag, vr: '', length: view.getUint32(at + 4, littleEndian) };
  }
  if (SHORT_VRS.has(vr)) {
    cursor.at += 8;
    return { tag, vr, length: view.getUint16(at + 6, littleEndian) };
  }
  if (at + 12 > end) throw new Refusal('truncated');
  cursor.at += 12;
  return { tag, vr, length: view.getUint32(at + 8, littleEndian) };
}

function readUndefined(cursor: Cursor, element: Element, end: number): void {
  if (element.tag === TAG.pixelData && cursor.depth === 0) {
    readFragments(cursor, element, end);
    element.length = cursor.at - element.at;
    return;
  }
  if (element.vr !== '' && element.vr !== 'SQ' && element.vr !== 'UN') throw new Refusal('damaged');
  // PS3.5 § 6.2.2: VR UN with undefined length is a sequence in implicit little endian.
  const { explicit, littleEndian } = cursor;
  if (element.vr === 'UN') Object.assign(cursor, { explicit: false, littleEndian: true });
  element.items = readItems(cursor, end);
  Object.assign(cursor, { explicit, littleEndian });
  element.length = cursor.at - element.at;
}

/** Reads items up to a delimiter or `end`. */
function readItems(cursor: Cursor, end: number): DataSet[] {
  if (++cursor.depth > DEPTH_MAX) throw new Refusal('too_deep');
  const items: DataSet[] = [];
  while (cursor.at + 8 <= end) {
    const { tag, length } = readHeader(cursor, end);
    if (tag === TAG.sequenceEnd) break;
    if (tag !== TAG.item) throw new Refusal('damaged');
    if (--cursor.elementsLeft < 0) throw new Refusal('too_many_elements');
    if (length !== UNDEFINED && cursor.at + length > end) throw new Refusal('truncated');
    items.push(readItem(cursor, length === UNDEFINED ? end : cursor.at + length));
  }
  cursor.depth--;
  return items;
}

function readItem(cursor: Cursor, end: number): DataSet {
  const { bytes, littleEndian } = cursor;
  const item: DataSet = { bytes, littleEndian, elements: new Map() };
  while (cursor.at + 8 <= end) {
    const element = readElement(cursor, end);
    if (!element) break;
    item.elements.set(element.tag, element);
  }
  return item;
}

/** In an implicit file, sequences are not marked as such: a value that starts with an item is read as one. */
function tryItems(cursor: Cursor, element: Element, after: number): void {
  if (element.length < 8 || peekTag(cursor, cursor.at) !== TAG.item) return;
  const { depth, explicit } = cursor;
  try {
    element.items = readItems(cursor, after);
  } catch (error) {
    if (error instanceof Refusal && error.code.startsWith('too_')) throw error;
    Object.assign(cursor, { depth, explicit });
  }
}

/** Some writers omit the final delimiter: missing frames are detected when they are read. */
function readFragments(cursor: Cursor, element: Element, end: number): void {
  const fragments: Fragment[] = [];
  element.fragments = fragments;
  for (;;) {
    if (cursor.at === end) {
      element.unterminated = true;
      return;
    }
    const { tag, length } = readHeader(cursor, end);
    if (tag === TAG.sequenceEnd) return;
    if (tag !== TAG.item) throw new Refusal('damaged');
    if (cursor.at + length > end) throw new Refusal('truncated');
    if (--cursor.elementsLeft < 0) throw new Refusal('too_many_elements');
    fragments.push({ at: cursor.at, length });
    cursor.at += length;
  }
}
