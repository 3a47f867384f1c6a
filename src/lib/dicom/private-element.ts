import type { DataSet } from './data-set.ts';
import { textOf } from './values.ts';

/** Private elements are found by their block's private creator, never by number alone (PS3.5 § 7.8.1). */

/** A manufacturer's private element in a file. */
export interface PrivateElement {
  source: DataSet;
  tag: number;
}

const FIRST_BLOCK = 0x10;
const LAST_BLOCK = 0xff;

const known = new WeakMap<DataSet, ReadonlyMap<string, readonly number[]>>();

const keyOf = (group: number, creator: string) => `${group}|${creator.trim().toLowerCase()}`;

/** The private blocks of a data set, by group and private creator. */
function blocksOf(dataSet: DataSet): ReadonlyMap<string, readonly number[]> {
  const read = known.get(dataSet);
  if (read) return read;
  const blocks = new Map<string, number[]>();
  for (const tag of dataSet.elements.keys()) {
    const [group, block] = [tag >>> 16, tag & 0xffff];
    if (group % 2 === 0 || block < FIRST_BLOCK || block > LAST_BLOCK) continue;
    const key = keyOf(group, textOf(dataSet, tag) ?? '');
    blocks.set(key, [...(blocks.get(key) ?? []), block]);
  }
  known.set(dataSet, blocks);
  return blocks;
}

/**
 * The first source that contains a manufacturer's element, and the position of its block.
 * @param tag the element as in the first block: dictionaries write (0019,xx0C), our tables (0019,100C)
 */
export function privateElement(
  sources: readonly DataSet[],
  tag: number,
  creator: string,
): PrivateElement | undefined {
  const group = tag >>> 16;
  for (const source of sources)
    for (const block of blocksOf(source).get(keyOf(group, creator)) ?? []) {
      const own = group * 0x10000 + block * 0x100 + (tag & 0xff);
      if (source.elements.has(own)) return { source, tag: own };
    }
  return undefined;
}
