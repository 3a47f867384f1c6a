import type { DataSet, Fragment } from './data-set.ts';
import type { PixelDescription } from './pixel-description.ts';
import { Refusal } from './refusal.ts';
import { bytesOf } from './values.ts';

const EXTENDED_OFFSETS = 0x7fe00001;
const ITEM_HEADER = 8;

/**
 * The codestream of frame `index`. Fragments are assigned by their number, the offset tables, or the first bytes of
 * codestreams.
 */
export function codestreamOf(
  dataSet: DataSet,
  { element, frames }: PixelDescription,
  index: number,
): Uint8Array {
  const [table, ...fragments] = element.fragments ?? [];
  if (!table || fragments.length === 0) throw new Refusal('no_image');
  const groups = groupFragments(dataSet, table, fragments, frames);
  const group = groups[index];
  if (!group) throw new Refusal('truncated');
  const codestream = join(dataSet, group);
  const isLast = index === groups.length - 1;
  if (element.unterminated && isLast && group.length > 1 && !isEnded(codestream))
    throw new Refusal('truncated');
  return codestream;
}

/** Whether a JPEG, JPEG-LS or JPEG 2000 codestream has its end marker, followed by at most one byte of padding. */
function isEnded(bytes: Uint8Array): boolean {
  const end = bytes.at(-1) === 0 ? bytes.length - 1 : bytes.length;
  return bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9;
}

function groupFragments(
  dataSet: DataSet,
  table: Fragment,
  fragments: Fragment[],
  frames: number,
): Fragment[][] {
  if (frames === 1) return [fragments];
  if (fragments.length === frames) return fragments.map((fragment) => [fragment]);
  const first = fragments[0]!.at - ITEM_HEADER;
  const starts = new Set(offsets(dataSet, table).map((offset) => offset + first));
  const byTable = split(fragments, ({ at }) => starts.has(at - ITEM_HEADER));
  if (byTable.length === frames) return byTable;
  return split(fragments, ({ at }) => startsCodestream(dataSet.bytes, at));
}

function split(fragments: Fragment[], isStart: (fragment: Fragment) => boolean): Fragment[][] {
  const groups: Fragment[][] = [];
  for (const fragment of fragments) {
    if (groups.length === 0 || isStart(fragment)) groups.push([]);
    groups.at(-1)!.push(fragment);
  }
  return groups;
}

function offsets(dataSet: DataSet, table: Fragment): number[] {
  const extended = dataSet.elements.get(EXTENDED_OFFSETS);
  const bytes = extended ? bytesOf(dataSet, extended) : bytesOf(dataSet, { tag: 0, vr: '', ...table });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const width = extended ? 8 : 4;
  return Array.from({ length: Math.floor(bytes.length / width) }, (_, i) =>
    extended ? Number(view.getBigUint64(i * width, true)) : view.getUint32(i * width, true),
  );
}

function startsCodestream(bytes: Uint8Array, at: number): boolean {
  const [a, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  return a === 0xff && c === 0xff && (b === 0xd8 || b === 0x4f);
}

function join({ bytes }: DataSet, fragments: Fragment[]): Uint8Array {
  if (fragments.length === 1)
    return bytes.subarray(fragments[0]!.at, fragments[0]!.at + fragments[0]!.length);
  const whole = new Uint8Array(fragments.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const { at, length } of fragments) {
    whole.set(bytes.subarray(at, at + length), to);
    to += length;
  }
  return whole;
}
